/** A configured piece encoded in the URL: shared links, sign-in redirects, editing a cart line. */
export type ConfigurationAddress = {
  /** Code of the alloy. */
  readonly metal: string | null;
  /** US ring size as a decimal string. */
  readonly size: string | null;
  /** Code of the priority. */
  readonly priority: string | null;
  readonly quantity: number;
  /** Calendar day. */
  readonly wantedBy: string | null;
  /** Id of the option, the text or the number, by attribute code. */
  readonly choices: Readonly<Record<string, string>>;
  /** Separate choices for parts of the set, by part code. */
  readonly parts: Readonly<Record<string, PartAddress>>;
  /** The customer supplies the metal. */
  readonly ownMetal: boolean;
  /** Global id of the cart line being changed. */
  readonly line: string | null;
};

/** Choices for a part of a set. The rest follows the main piece. */
export type PartAddress = Pick<ConfigurationAddress, 'metal' | 'size' | 'choices'>;

/** The choices for a piece and the parts of a set. */
export type ChosenPiece = PartAddress & Pick<ConfigurationAddress, 'parts' | 'ownMetal'>;

/** A part without its own choices. */
export const FOLLOWING_PART: PartAddress = { metal: null, size: null, choices: {} };

/** Attribute codes are upper case and the other parameter names are not, so they never collide. */
const ATTRIBUTE_CODE = /^[A-Z][A-Z0-9_]*$/;
/** A choice of a part: part code, colon, value. */
const OF_PART = /^([A-Za-z0-9_-]{1,40}):(.+)$/;
const SIZE = /^\d{1,2}(\.\d{1,2})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const QUANTITY = /^[1-9]\d{0,2}$/;
const MAX_TEXT = 500;

/** Parses a configuration from the URL and ignores invalid values. Whether the piece offers them is checked later. */
export function readConfigurationAddress(address: URLSearchParams): ConfigurationAddress {
  return {
    ...readPart(address),
    parts: readParts(address),
    ownMetal: address.get('ownMetal') === '1',
    priority: address.get('priority') || null,
    quantity: Number(matching(address.get('quantity'), QUANTITY) ?? 1),
    wantedBy: matching(address.get('wantedBy'), DAY),
    line: address.get('line') || null,
  };
}

/** Query string of a configuration, with question mark; empty if everything has its default. */
export function configurationSearch(configuration: Partial<ConfigurationAddress>): string {
  const { metal, size, priority, quantity = 1, wantedBy, choices = {}, parts = {}, line } = configuration;
  const address = new URLSearchParams();
  const named = {
    line,
    metal,
    size,
    ...choices,
    ...partNames(parts),
    ownMetal: configuration.ownMetal ? 1 : null,
    priority,
    wantedBy,
    quantity: quantity > 1 ? quantity : null,
  };
  for (const [name, value] of Object.entries(named)) {
    if (value != null && (value !== '' || OF_PART.test(name))) address.set(name, String(value));
  }
  const text = address.toString();
  return text && `?${text}`;
}

/** A stored configured piece, or a part of a set. */
type Kept = {
  readonly size: { readonly us: string } | null | undefined;
  readonly choices: Parameters<typeof choicesInAddress>[0];
};

/** A stored piece in an alloy, in the URL format. */
export function partInAddress(metal: string, { size, choices }: Kept): PartAddress {
  return { metal, size: size?.us ?? null, choices: choicesInAddress(choices) };
}

/** Stored choices in the URL format: the option, text or number, by attribute code. */
function choicesInAddress(
  choices: readonly {
    readonly attributeCode: string;
    readonly optionId?: number | null | undefined;
    readonly text?: string | null | undefined;
  }[],
): Record<string, string> {
  return Object.fromEntries(
    choices.map(({ attributeCode, optionId, text }) => [
      attributeCode,
      optionId == null ? (text ?? '') : String(optionId),
    ]),
  );
}

/** An empty choice of a part is kept: it does not follow the main piece. */
function readPart(address: URLSearchParams, isPart = false): PartAddress {
  const choices: Record<string, string> = {};
  for (const [code, value] of address) {
    if (ATTRIBUTE_CODE.test(code) && (value !== '' || isPart)) choices[code] = value.slice(0, MAX_TEXT);
  }
  return { metal: address.get('metal') || null, size: matching(address.get('size'), SIZE), choices };
}

function readParts(address: URLSearchParams): Record<string, PartAddress> {
  const ofParts = new Map<string, URLSearchParams>();
  for (const [name, value] of address) {
    const [, part, choice] = OF_PART.exec(name) ?? [];
    if (part === undefined || choice === undefined) continue;
    const own = ofParts.get(part) ?? new URLSearchParams();
    own.set(choice, value);
    ofParts.set(part, own);
  }
  return Object.fromEntries([...ofParts].map(([part, own]) => [part, readPart(own, true)]));
}

/** Choices of parts by their URL parameter names. */
function partNames(parts: ConfigurationAddress['parts']): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, { metal, size, choices }]) =>
      Object.entries({ metal, size, ...choices }).map(([name, value]) => [`${part}:${name}`, value]),
    ),
  );
}

function matching(text: string | null, pattern: RegExp): string | null {
  return text !== null && pattern.test(text) ? text : null;
}

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
    if (value || (value === '' && name.includes(':'))) address.set(name, String(value));
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

/** Choices of parts by their URL parameter names. */
function partNames(parts: ConfigurationAddress['parts']): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, { metal, size, choices }]) =>
      Object.entries({ metal, size, ...choices }).map(([name, value]) => [`${part}:${name}`, value]),
    ),
  );
}

/** A configured piece as encoded in the address: shared links, the way to sign-in and back, editing a cart line. */
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
  /** Id of the option, or the text, by attribute code. */
  readonly choices: Readonly<Record<string, string>>;
  /** Global id of the cart line that is being changed. */
  readonly line: string | null;
};

/** Attribute codes are upper case, our own names are not: they cannot meet. */
const ATTRIBUTE_CODE = /^[A-Z][A-Z0-9_]*$/;
const SIZE = /^\d{1,2}(\.\d{1,2})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const QUANTITY = /^[1-9]\d{0,2}$/;
const MAX_TEXT = 500;

/** Reads a configuration from the address; what means nothing is left out. What the piece offers is checked later. */
export function readConfigurationAddress(address: URLSearchParams): ConfigurationAddress {
  const choices: Record<string, string> = {};
  for (const [code, value] of address) {
    if (ATTRIBUTE_CODE.test(code) && value !== '') choices[code] = value.slice(0, MAX_TEXT);
  }
  return {
    metal: address.get('metal') || null,
    size: matching(address.get('size'), SIZE),
    priority: address.get('priority') || null,
    quantity: Number(matching(address.get('quantity'), QUANTITY) ?? 1),
    wantedBy: matching(address.get('wantedBy'), DAY),
    choices,
    line: address.get('line') || null,
  };
}

/** Query string of a configuration, with its question mark; empty when all stands on its default. */
export function configurationSearch(configuration: Partial<ConfigurationAddress>): string {
  const { metal, size, priority, quantity = 1, wantedBy, choices = {}, line } = configuration;
  const address = new URLSearchParams();
  const named = {
    line,
    metal,
    size,
    ...choices,
    priority,
    wantedBy,
    quantity: quantity > 1 ? quantity : null,
  };
  for (const [name, value] of Object.entries(named)) {
    if (value !== null && value !== undefined && value !== '') address.set(name, String(value));
  }
  const text = address.toString();
  return text && `?${text}`;
}

function matching(text: string | null, pattern: RegExp): string | null {
  return text !== null && pattern.test(text) ? text : null;
}

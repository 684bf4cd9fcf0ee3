// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Characters that change the text direction, which could disguise a name or a file. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Invisible characters. In texts, some of them join letters and emoji; in codes, they have no meaning. */
const ZERO_WIDTH = /[\u00ad\u180e\u200b-\u200f\u2060\ufeff]/g;

/** A code without invisible characters, which it may contain after pasting. */
export function withoutZeroWidth(text: string): string {
  return text.replace(ZERO_WIDTH, '');
}

/** A typed number or code without invisible characters and text directions, which it may contain after pasting. */
export function withoutInvisible(text: string): string {
  return withoutZeroWidth(text).replace(DIRECTIONS, '');
}

/**
 * Normalizes a text to NFC, and removes control characters (except tabs and line ends), direction overrides and lone
 * surrogates. PostgreSQL refuses NUL anywhere and lone surrogates in JSON.
 */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '').replace(DIRECTIONS, '').toWellFormed().normalize('NFC');
}

/** Maximum length of a code; longer ones match nothing. */
const MAX_CODE = 100;

/** An untrusted code, normalized for a lookup; null if no code can match. */
export function codeOf(text: string): string | null {
  const seen = withoutZeroWidth(text).normalize('NFC').trim();
  const code = plainText(seen).trim();
  return code === '' || code.length > MAX_CODE || code !== seen ? null : code;
}

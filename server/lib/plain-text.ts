// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Characters that turn what follows around: a name or a file would read otherwise than it is. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Signs that nobody sees; in a text some of them join letters and emoji, in a code none means anything. */
const ZERO_WIDTH = /[\u00ad\u180e\u200b-\u200f\u2060\ufeff]/g;

/** A code as it is seen: pasted from a mail or a page, it may hold signs that nobody sees. */
export function withoutZeroWidth(text: string): string {
  return text.replace(ZERO_WIDTH, '');
}

/**
 * Text in its composed form (NFC), however a keyboard made it, without control characters (tabs and line ends stay), overridden directions and halves of characters: PostgreSQL
 * refuses NUL anywhere and lone surrogates in JSON, and nobody types the rest.
 */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '').replace(DIRECTIONS, '').toWellFormed().normalize('NFC');
}

/** Longest code that is looked up: longer ones name nothing. */
const MAX_CODE = 100;

/** A code from outside, fit for a look-up; null when nothing can have it. */
export function codeOf(text: string): string | null {
  const seen = withoutZeroWidth(text).normalize('NFC').trim();
  const code = plainText(seen).trim();
  return code === '' || code.length > MAX_CODE || code !== seen ? null : code;
}

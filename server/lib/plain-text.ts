// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Characters that turn what follows around: a name or a file would read otherwise than it is. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text without control characters (tabs and line ends stay), overridden directions and halves of characters: PostgreSQL
 * refuses NUL anywhere and lone surrogates in JSON, and nobody types the rest.
 */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '').replace(DIRECTIONS, '').toWellFormed();
}

/** Longest code that is looked up: longer ones name nothing. */
const MAX_CODE = 100;

/** A code from outside, fit for a look-up; null when nothing can have it. */
export function codeOf(text: string): string | null {
  const code = plainText(text).trim();
  return code === '' || code.length > MAX_CODE || code !== text.trim() ? null : code;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Characters that change the text direction, which could disguise a name or a file. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Invisible characters, in codes without any meaning. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Invisible characters that have no meaning in any text; they come from pasting. */
const MEANINGLESS = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;

/** Joiners after a space or a Latin letter: they join only emoji and the letters of other scripts. */
const IDLE_JOINERS = /(?<=^|[\s\p{Script=Latin}])[\u200c\u200d]+/gu;

/** Tags that do not belong to a flag, as that of Scotland does. */
const IDLE_TAGS = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;

/** Marks of the text direction, which have a meaning only beside letters from right to left. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;
const FROM_RIGHT =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** ASCII without controls, of which nothing is invisible. */
const PRINTABLE = /^[\t\n\r\x20-\x7e]*$/;

/** A text that shows nothing: invisible characters, fillers of Hangul and of Braille. */
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** A text without any invisible characters, which codes and engravings may contain after pasting. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * Normalizes a text to NFC, and removes what nobody sees: control characters (except tabs and line ends), direction
 * overrides, zero-width characters that join nothing. A text that shows nothing is empty. PostgreSQL refuses NUL anywhere
 * and lone surrogates in JSON.
 */
export function plainText(text: string): string {
  const written = text.replace(CONTROLS, '').replace(DIRECTIONS, '').toWellFormed();
  if (PRINTABLE.test(written)) return written;
  const seen = written.replace(MEANINGLESS, '').replace(IDLE_JOINERS, '').replace(IDLE_TAGS, '');
  const marked = FROM_RIGHT.test(seen) ? seen : seen.replace(DIRECTION_MARKS, '');
  return marked.trim() !== '' && BLANK.test(marked) ? '' : marked.normalize('NFC');
}

/** A text on one line: pasted line ends and tabs become spaces. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ');
}

/** A typed code: without invisible characters, and with plain letters for full-width ones and other compatible forms. */
export function typedCode(text: string): string {
  return withoutInvisible(text).normalize('NFKC').trim();
}

/** Maximum length of a code; longer ones match nothing. */
const MAX_CODE = 100;

/** An untrusted code, normalized for a lookup; null if no code can match. */
export function codeOf(text: string): string | null {
  const seen = typedCode(text);
  const code = plainText(seen).trim();
  return code === '' || code.length > MAX_CODE || code !== seen ? null : code;
}

/** A text with normalized digits, and the position of each character in the original. */
export type FoldedText = { readonly text: string; readonly origins: readonly number[] };

/** Invisible characters: zero-width characters, joiners, variation selectors, writing directions. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u;
const DIGIT = /\p{Nd}/u;
const SPACE = /\p{Zs}/u;
const DASH = /[\p{Pd}\u2212]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is a range that begins with controls.
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * Normalizes the digits of every script and width to 0 to 9, and spaces and hyphens to plain ones, and removes
 * invisible characters.
 */
export function foldedText(original: string): FoldedText | null {
  if (ASCII.test(original)) return null;
  let text = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldedCharacter(character);
    for (let index = 0; index < folded.length; index += 1) origins.push(at);
    text += folded;
    at += character.length;
  }
  origins.push(at);
  return { text, origins };
}

function foldedCharacter(character: string): string {
  if (ASCII.test(character)) return character;
  if (INVISIBLE.test(character)) return '';
  if (SPACE.test(character)) return ' ';
  if (DASH.test(character)) return '-';
  if (DIGIT.test(character)) return String(digitOf(character.codePointAt(0) ?? 0));
  return character.normalize('NFKC');
}

/** Decimal digits come in blocks of ten starting with zero; blocks may be adjacent. */
function digitOf(point: number): number {
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}

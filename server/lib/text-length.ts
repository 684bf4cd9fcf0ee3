const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** UTF-16 units that the signs of a text may have on average: families of emoji have eleven, stacks of accents any number. */
const MOST_UNITS = 16;
/** Longer texts are files that were pasted: their code points are counted. */
const LONGEST_SEEN = 5_000;

/** How many signs a person sees in a text. */
export function textLength(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : [...graphemes.segment(text)].length;
}

/** Whether a text is no longer than so many signs that a person sees. */
export function isWithin(text: string, most: number): boolean {
  if (text.length <= most) return true;
  return most <= LONGEST_SEEN && text.length <= most * MOST_UNITS && textLength(text) <= most;
}

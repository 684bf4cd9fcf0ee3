const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Average UTF-16 units per visible character that are accepted: family emoji have eleven, stacked accents any number.
 */
const MAX_UNITS = 16;
/** Longer texts are pasted files; only their code points are counted. */
const MAX_SEEN_LENGTH = 5_000;

/** Number of visible characters in a text. */
export function textLength(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : [...graphemes.segment(text)].length;
}

/** Whether a text has at most this number of visible characters. */
export function isWithin(text: string, most: number): boolean {
  if (text.length <= most) return true;
  return most <= MAX_SEEN_LENGTH && text.length <= most * MAX_UNITS && textLength(text) <= most;
}

/** Maximum length of a word in a narrow column, in characters. */
const MAX_WORD_LENGTH = 24;
const LONG_WORD = new RegExp(`\\S{${MAX_WORD_LENGTH + 1},}`, 'gu');
const ZERO_WIDTH_SPACE = '\u200B';
/** Characters that readers see as one must not be split. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text that fits into any column: long words, such as a reference of a hundred characters, get break points. Control
 * characters, which no font has, are removed.
 */
export function breakable(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]+/gu, (signs) => (signs.includes('\n') ? '\n' : signs.includes('\t') ? ' ' : ''))
    .replace(LONG_WORD, (word) =>
      [...graphemes.segment(word)]
        .map(({ segment }, index) =>
          index > 0 && index % MAX_WORD_LENGTH === 0 ? ZERO_WIDTH_SPACE + segment : segment,
        )
        .join(''),
    );
}

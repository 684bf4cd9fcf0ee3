/** Signs without a space between them that a narrow column may get. */
const LONGEST_WORD = 24;
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'gu');
const ZERO_WIDTH_SPACE = '\u200B';
/** Signs that a reader sees as one must not be torn apart. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Text that a column can break: a reference of a hundred signs would otherwise run over what stands beside it. Control
 * signs, which no font draws, go.
 */
export function breakable(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]+/gu, (signs) => (signs.includes('\n') ? '\n' : signs.includes('\t') ? ' ' : ''))
    .replace(LONG_WORD, (word) =>
      [...graphemes.segment(word)]
        .map(({ segment }, index) =>
          index > 0 && index % LONGEST_WORD === 0 ? ZERO_WIDTH_SPACE + segment : segment,
        )
        .join(''),
    );
}

import { plainText } from './plain-text.ts';

/** Maximum number of characters used by a search; pasted text beyond it is ignored. All searches use this limit. */
export const MAX_SEARCH_TEXT = 100;

/** A search text, normalized for a lookup; empty if there is none. */
export function searchText(text: string | null | undefined): string {
  // The cut may leave half of a surrogate pair.
  return plainText(
    plainText(text ?? '')
      .trim()
      .slice(0, MAX_SEARCH_TEXT),
  ).trim();
}

/** Escapes %, _ and \ for `contains` and `startsWith`, which neither Prisma nor the fast path escapes. */
export function literally(text: string): string {
  return text.replace(/[%_\\]/g, '\\$&');
}

/** The words of a typed text, `most` of them; further ones are ignored. */
export function typedWords(text: string, most: number): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, most);
}

/** Letters that people also type as two, or without their stroke. The database folds them in the same way (`search_words`). */
const FOLDED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** A text in lower case, without accents and in common letters: `Œuvre` is `oeuvre`, full-width `ＲＳ` is `rs`. */
export function searchLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => FOLDED[letter] ?? letter);
}

const CONJUNCTIONS: ReadonlySet<string> = new Set(['&', 'and', 'et']);

/**
 * The words of a search without conjunctions between two words: `Smith & Sons` is also `Smith and Sons`. A last word may
 * be the beginning of another one.
 */
export function withoutConjunctions(words: readonly string[]): string[] {
  return words.filter(
    (word, index) => index === 0 || index === words.length - 1 || !CONJUNCTIONS.has(word.toLowerCase()),
  );
}

/** Units that may follow a number, with or without a space. */
const UNITS: ReadonlySet<string> = new Set(['mm', 'cm', 'ct', 'g', 'k', 'kt']);

/** Whether two words that follow each other are a measure, which is stored as one word too: `4 mm`, `14 k`. */
export function isMeasure(word: string, next: string | undefined): next is string {
  return /^\p{N}+(?:\.\p{N}+)?$/u.test(word) && next !== undefined && UNITS.has(next);
}

/** The words of a typed search, each measure as one: `14 k` is `14k`. */
export function joinMeasures(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (isMeasure(word, next)) return [word + next];
    const before = words[index - 1];
    return before !== undefined && isMeasure(before, word) ? [] : [word];
  });
}

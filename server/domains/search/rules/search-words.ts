import { isMeasure, joinMeasures, withoutConjunctions } from '../../../lib/search-text.ts';
import { plainWords } from './plain-words.ts';

/** Maximum number of words of a search. */
const MAX_WORDS = 8;
/** Maximum length of a stored or searched word. */
const MAX_LENGTH = 60;

/** Minimum number of digits to find a number by a part of it. */
const MIN_DIGITS = 3;
const MAX_DIGITS = 10;

/** Words without accents and case: letters, digits and hyphens. */
function wordsOf(text: string): string[] {
  return plainWords(text)
    .map((word) => word.slice(0, MAX_LENGTH).replace(/-+$/, ''))
    .filter((word) => word !== '');
}

/**
 * The search terms of texts, which are found by their prefixes: every word; the part after each hyphen; numbers from
 * each digit on while three digits are left; and words without hyphens, or without the space before a unit. So
 * `JO-10023-1` is found by `jo-10023`, `10023`, `10023-1`, `023` and `jo10023`, and `4 mm` by `4mm`. Without
 * duplicates.
 */
export function searchWords(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => {
    const ofText = text === null ? [] : wordsOf(text);
    return [...ofText, ...ofText.flatMap((word, index) => written(word, ofText[index + 1]))];
  });
  const tails = words.flatMap((word) =>
    word.split('-').map((_, index, parts) => parts.slice(index).join('-')),
  );
  return [...new Set(tails.filter((word) => word !== '').flatMap(fromEachDigit))];
}

/** Other spellings of a word that is followed by another one: a code without hyphens, a number with its unit. */
function written(word: string, next: string | undefined): string[] {
  if (/^\p{L}+-[\p{L}\p{N}-]*\p{N}/u.test(word)) return [word.replaceAll('-', '')];
  return isMeasure(word, next) ? [word + next] : [];
}

/** A word that begins with a number, and its ends with at least three digits of it. */
function fromEachDigit(word: string): string[] {
  const digits = /^\d+(?=-|$)/.exec(word)?.[0].length ?? 0;
  if (digits > MAX_DIGITS) return [word];
  const ends = Math.max(1, digits - MIN_DIGITS + 1);
  return Array.from({ length: ends }, (_, from) => word.slice(from));
}

/** The prefixes of a typed search; all of them must match. */
export function searchedWords(text: string): string[] {
  return [...new Set(joinMeasures(withoutConjunctions(wordsOf(text))))].slice(0, MAX_WORDS);
}

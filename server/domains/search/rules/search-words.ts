import { plainWords } from './plain-words.ts';

/** Most words that one search looks for. */
const MAX_WORDS = 8;
/** Longest word kept or looked for. */
const MAX_LENGTH = 60;

/** Digits of a number that find it, from any of its digits on; longer runs of digits are no numbers of orders. */
const LEAST_DIGITS = 3;
const MOST_DIGITS = 10;

/** Accents and case do not matter to a search; nor does anything but letters, digits and hyphens. */
function wordsOf(text: string): string[] {
  return plainWords(text)
    .map((word) => word.slice(0, MAX_LENGTH).replace(/-+$/, ''))
    .filter((word) => word !== '');
}

/** Units that are written after a number, with or without a blank. */
const UNITS: ReadonlySet<string> = new Set(['mm', 'cm', 'ct', 'g', 'k', 'kt']);

/**
 * The words under which texts are found by their beginning: every word, what follows each hyphen in it, numbers from
 * each of their digits on while three are left, and what is written without its hyphens or its blank before a unit, so
 * that `JO-10023-1` is found by `jo-10023`, `10023`, `10023-1`, `023` and `jo10023`, and `4 mm` by `4mm`. Each once.
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

/** Other ways to write a word that stands before another one: a code without its hyphens, a number with its unit. */
function written(word: string, next: string | undefined): string[] {
  if (/^\p{L}+-[\p{L}\p{N}-]*\p{N}/u.test(word)) return [word.replaceAll('-', '')];
  return /^\p{N}+$/u.test(word) && next !== undefined && UNITS.has(next) ? [word + next] : [];
}

/** A word that begins with a number, and the ends of it that still begin with three digits of that. */
function fromEachDigit(word: string): string[] {
  const digits = /^\d+(?=-|$)/.exec(word)?.[0].length ?? 0;
  if (digits > MOST_DIGITS) return [word];
  const ends = Math.max(1, digits - LEAST_DIGITS + 1);
  return Array.from({ length: ends }, (_, from) => word.slice(from));
}

/** The beginnings that a typed search asks for; all of them have to be found. */
export function searchedWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
}

import { searchedWords } from './rules/search-words.ts';

/** A filter that matches no row, for a text without letters or digits. */
const NOTHING = { id: { in: [] as number[] } };

/** Rows with a search term for each of these words as prefix; none without words. */
export function withTerms(words: readonly string[]) {
  if (words.length === 0) return NOTHING;
  return { AND: words.map((word) => ({ searchTerms: { some: { term: { startsWith: word } } } })) };
}

/** Rows of orders and similar records with a search term for each word of a text as prefix. */
export function withWordsOf(text: string) {
  return withTerms(searchedWords(text));
}

/** Ways in which a text can match orders: by number, with or without its prefix, or by all its words. */
export function orderMatches(letters: string, text: string) {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  const number = text.toUpperCase();
  return [{ number: { in: [number, `${letters}-${number}`] } }, withTerms(words)];
}

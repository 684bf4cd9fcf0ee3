import { searchedWords } from './rules/search-words.ts';

/** No row at all: what was typed has no letter or digit. */
const NOTHING = { id: { in: [] as number[] } };

/** Rows with search terms of which one begins with each of these words; none where a search has no word to look for. */
export function withTerms(words: readonly string[]) {
  if (words.length === 0) return NOTHING;
  return { AND: words.map((word) => ({ searchTerms: { some: { term: { startsWith: word } } } })) };
}

/** Rows of orders and their like with search terms of which one begins with each word of a text. */
export function withWordsOf(text: string) {
  return withTerms(searchedWords(text));
}

/** Ways in which a text names orders: one by its number, with or without the letters before it, or those with all its words. */
export function orderMatches(letters: string, text: string) {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  const number = text.toUpperCase();
  return [{ number: { in: [number, `${letters}-${number}`] } }, withTerms(words)];
}

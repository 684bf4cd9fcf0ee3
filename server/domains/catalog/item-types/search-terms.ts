import { joinMeasures, searchLetters, withoutConjunctions } from '../../../lib/search-text.ts';

/** Maximum length of a stored term; longer words are found by their prefix. */
const MAX_TERM = 40;

/** Maximum number of terms of a search; further ones are ignored. */
const MAX_SEARCHED = 6;

/**
 * The terms of a search text. All of them must be prefixes of words of the piece. Lower-case words without accents and
 * duplicates, as the database stores the words of pieces (`search_words`).
 */
export function searchedTerms(text: string): string[] {
  const words = searchLetters(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, '').slice(0, MAX_TERM));
  return [...new Set(joinMeasures(withoutConjunctions(words.filter(Boolean))))].slice(0, MAX_SEARCHED);
}

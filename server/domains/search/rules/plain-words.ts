import { searchLetters } from '../../../lib/search-text.ts';

/** The words of a text in lower case without accents: letters, digits and hyphens. */
export function plainWords(text: string): string[] {
  return searchLetters(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => word !== '');
}

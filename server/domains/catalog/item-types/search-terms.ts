/** Longest term kept: longer words are found by their beginning all the same. */
const MAX_TERM = 40;

/** Terms of one search at most; the rest of a pasted text adds nothing. */
const MAX_SEARCHED = 6;

/**
 * The terms that a search box's text asks for; all of them have to begin a word of the piece. Lower-cased words without
 * accents, each once, as the database reads the words of pieces (`search_words`).
 */
export function searchedTerms(text: string): string[] {
  const words = plainText(text)
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, '').slice(0, MAX_TERM));
  return [...new Set(words.filter(Boolean))].slice(0, MAX_SEARCHED);
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .toLowerCase();
}

/** Maximum length of a stored term; longer words are found by their prefix. */
const MAX_TERM = 40;

/** Maximum number of terms of a search; further ones are ignored. */
const MAX_SEARCHED = 6;

/**
 * The terms of a search text. All of them must be prefixes of words of the piece. Lower-case words without accents and
 * duplicates, as the database stores the words of pieces (`search_words`).
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

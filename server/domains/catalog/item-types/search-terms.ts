/** Longest term kept: longer words are found by their beginning all the same. */
const MAX_TERM = 40;

/** Terms of one search at most; the rest of a pasted text adds nothing. */
const MAX_SEARCHED = 6;

/** Lower-cased words without accents, each once: what the index of the catalogue holds. */
export function searchTermsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => plainText(text).split(/[^a-z0-9.]+/));
  return [...new Set(words.map((word) => word.replace(/^\.+|\.+$/g, '').slice(0, MAX_TERM)).filter(Boolean))];
}

/** The terms that a search box's text asks for; all of them have to begin a word of the piece. */
export function searchedTerms(text: string): string[] {
  return searchTermsOf([text]).slice(0, MAX_SEARCHED);
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .toLowerCase();
}

/** Most words that one search looks for. */
const MAX_WORDS = 8;
/** Longest word kept or looked for. */
const MAX_LENGTH = 60;

/** Accents and case do not matter to a search; nor does anything but letters, digits and hyphens. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, '').slice(0, MAX_LENGTH))
    .filter((word) => word !== '');
}

/**
 * The words under which texts are found by their beginning: every word, and what follows each hyphen in it, so that
 * `JO-10023-1` is found by `jo-10023`, `10023` and `10023-1`. Each once.
 */
export function searchWords(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => (text === null ? [] : wordsOf(text)));
  const tails = words.flatMap((word) =>
    word.split('-').map((_, index, parts) => parts.slice(index).join('-')),
  );
  return [...new Set(tails.filter((word) => word !== ''))];
}

/** The beginnings that a typed search asks for; all of them have to be found. */
export function searchedWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
}

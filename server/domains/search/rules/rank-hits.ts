import { plainWords } from './plain-words.ts';

/** What the rank of a result depends on. */
type Ranked = { readonly number: string; readonly title: string | null };

/**
 * How well a text matches, best first: 0 its number, with or without its prefix; 1 the beginning of its number; 2 its
 * whole name; 3 the beginning of its name; 4 a part of its number; 5 anything else.
 */
export function matchRank(text: string, { number, title }: Ranked): number {
  const asked = plainText(text);
  const whole = plainText(number);
  const names = [whole, whole.slice(whole.indexOf('-') + 1)];
  if (names.includes(asked)) return 0;
  if (names.some((name) => name.startsWith(asked))) return 1;
  const name = plainText(title ?? '');
  if (name === asked) return 2;
  if (name.startsWith(asked)) return 3;
  return whole.includes(asked) ? 4 : 5;
}

/** Results by rank; equal ones stay in their order. */
export function rankHits<Hit extends Ranked>(text: string, hits: readonly Hit[]): Hit[] {
  return hits
    .map((hit) => ({ hit, rank: matchRank(text, hit) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ hit }) => hit);
}

/** The texts with a word that begins with a word of the search, to show why something was found. */
export function matchedTexts(text: string, texts: readonly (string | null)[]): string[] {
  const asked = plainWords(text);
  const isMatched = (each: string) => {
    const words = plainWords(each).flatMap((word) => [word, ...word.split('-')]);
    return asked.some((begin) => words.some((word) => word.startsWith(begin)));
  };
  return [...new Set(texts.filter((each) => each !== null))].filter(isMatched);
}

function plainText(text: string): string {
  return plainWords(text).join(' ');
}

import { plainWords } from './plain-words.ts';

/** What a hit is judged by. */
type Ranked = { readonly number: string; readonly title: string | null };

/**
 * How well a text names something, best first: 0 its number, with or without the letters before it; 1 the beginning of
 * its number; 2 the whole of its name; 3 the beginning of its name; 4 a part of its number; 5 anything else.
 */
export function closeness(text: string, { number, title }: Ranked): number {
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

/** Hits by how well the text names them; those that it names alike stay in their order. */
export function rankHits<Hit extends Ranked>(text: string, hits: readonly Hit[]): Hit[] {
  return hits
    .map((hit) => ({ hit, rank: closeness(text, hit) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ hit }) => hit);
}

/** Those of several texts in which a word begins as one of the search does: they say why something was found. */
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

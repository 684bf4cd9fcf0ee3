import type { Prisma } from '../../../database/generated/client.ts';
import type { SimilarTerms } from './similar-terms.ts';

/** Pieces with all of these words, or similar ones where no piece has the word; none without a word to search. */
export function withTermsLike(words: readonly string[], similar: SimilarTerms): Prisma.ItemTypeWhereInput {
  if (words.length === 0) return { id: { in: [] } };
  return {
    AND: words.map((word) => {
      const terms = similar.get(word);
      return { searchTerms: { some: { term: terms ? { in: [...terms] } : { startsWith: word } } } };
    }),
  };
}

import type { Context } from '../../../schema/context.ts';

/** Minimum similarity of a word and a term, 0–1 (pg_trgm). */
const MIN_SIMILARITY = 0.3;
/** Minimum similarity of the others relative to the best one. */
const SHARE_OF_BEST = 0.8;
/** Maximum number of terms for one word. */
const MAX_TERMS = 8;
/** Shorter words are similar to too many terms. */
const MIN_WORD_LENGTH = 4;
/** A shorter term is not a misspelling of such a word: 'orio' does not mean 'or'. */
const MIN_TERM_LENGTH = 3;

const known = new WeakMap<Context, Map<string, Promise<SimilarTerms>>>();

/** Similar terms of the catalogue, by words of a search without results. */
export type SimilarTerms = ReadonlyMap<string, readonly string[]>;

/**
 * For each word of a search that is no prefix of a term, the most similar terms. One statement, and once per request
 * for the same words.
 */
export function similarTerms(context: Context, words: readonly string[]): Promise<SimilarTerms> {
  const key = words.join(' ');
  const ofRequest = known.get(context) ?? new Map<string, Promise<SimilarTerms>>();
  known.set(context, ofRequest);
  const found = ofRequest.get(key) ?? readSimilarTerms(context, words);
  ofRequest.set(key, found);
  return found;
}

async function readSimilarTerms({ db }: Context, words: readonly string[]): Promise<SimilarTerms> {
  // Numbers are not corrected.
  const long = words.filter((word) => word.length >= MIN_WORD_LENGTH && !/^[\d.]+$/.test(word));
  if (long.length === 0) return new Map();
  const swaps = long.flatMap((word) => swappedLetters(word).map((swapped) => [word, swapped] as const));
  // Terms consist of lower-case letters, digits and dots; '~' sorts after all of them.
  const rows = await db.$queryRaw<{ word: string; term: string }[]>`
    SELECT asked.word, nearest.term
    FROM unnest(${long}::text[]) asked(word)
    CROSS JOIN LATERAL (
      SELECT term, likeness FROM (
        SELECT term, max(likeness) AS likeness, max(max(likeness)) OVER () AS best FROM (
          SELECT term, similarity(term, asked.word) AS likeness FROM "ItemTypeSearchWord"
          WHERE term % asked.word AND char_length(term) >= ${MIN_TERM_LENGTH}
          UNION ALL
          SELECT swap.swapped, 1 FROM unnest(${swaps.map(([word]) => word)}::text[], ${swaps.map(([, swapped]) => swapped)}::text[]) swap(word, swapped)
          WHERE swap.word = asked.word
        ) alike
        -- Some words that pieces were found by are none's any more.
        WHERE EXISTS (SELECT FROM "ItemTypeSearchTerm" used WHERE used.term = alike.term)
        GROUP BY term
      ) ranked
      WHERE likeness >= ${MIN_SIMILARITY} AND likeness >= best * ${SHARE_OF_BEST}
      ORDER BY likeness DESC, term LIMIT ${MAX_TERMS}
    ) nearest
    WHERE (
      SELECT term FROM "ItemTypeSearchTerm" WHERE term ~>=~ asked.word AND term ~<~ (asked.word || '~')
      ORDER BY term USING ~<~ LIMIT 1
    ) IS NULL
    ORDER BY asked.word, nearest.likeness DESC, nearest.term`;
  return new Map(
    long.flatMap((word) => {
      const terms = rows.filter((row) => row.word === word).map(({ term }) => term);
      return terms.length > 0 ? [[word, terms] as const] : [];
    }),
  );
}

/** The word with two neighbouring letters swapped, a mistake that trigrams detect worst. */
function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

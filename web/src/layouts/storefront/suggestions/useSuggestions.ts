import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { MIN_SEARCH_TEXT } from '../../../lib/forms/limits.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import type {
  useSuggestionsQuery,
  useSuggestionsQuery$data,
} from './__generated__/useSuggestionsQuery.graphql.ts';

const query = graphql`
  query useSuggestionsQuery($search: String!, $isShort: Boolean!) {
    products(first: 6, filter: { search: $search }) @skip(if: $isShort) {
      totalCount {
        count
      }
      edges {
        node {
          id
          code
          name
          listImageUrl
        }
      }
    }
  }
`;

/** Delay after typing before the server is queried (ms). */
const PAUSE_MS = 150;

/** A suggested piece. */
export type Suggestion = NonNullable<useSuggestionsQuery$data['products']>['edges'][number]['node'];

/** The suggestions and the number of matches; null if the text is too short or nothing is loaded yet. */
type Suggestions = {
  readonly pieces: readonly Suggestion[];
  readonly count: number;
} | null;

/** Up to six pieces that match the text being typed. */
export function useSuggestions(text: string): Suggestions {
  const search = text.trim();
  const isShort = search.length < MIN_SEARCH_TEXT;
  const { data } = useDebouncedQuery<useSuggestionsQuery>(query, { search, isShort }, { pauseMs: PAUSE_MS });
  const products = isShort ? null : data?.products;
  return useMemo(() => {
    if (!products) return null;
    const { totalCount, edges } = products;
    return { pieces: edges.map(({ node }) => node), count: totalCount?.count ?? edges.length };
  }, [products]);
}

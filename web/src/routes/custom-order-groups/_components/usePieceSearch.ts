import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import type { usePieceSearchQuery } from './__generated__/usePieceSearchQuery.graphql.ts';

const query = graphql`
  query usePieceSearchQuery($filter: ProductFilter) {
    products(filter: $filter, first: 8) {
      edges {
        node {
          databaseId
          code
          name
        }
      }
    }
  }
`;

/** A piece of the catalogue as it is chosen. */
export type Piece = { readonly databaseId: number; readonly code: string; readonly name: string };

/** Pieces of the catalogue by what is typed; `found` is null before the first answer. */
export function usePieceSearch() {
  const [text, setText] = useState('');
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<usePieceSearchQuery>(query, { filter: { search } });
  const found: readonly Piece[] | null = data?.products.edges.map(({ node }) => node) ?? null;
  return { text, setText, found, isPending, hasFailed: error !== null };
}

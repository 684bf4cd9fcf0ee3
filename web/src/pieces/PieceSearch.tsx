import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../lib/relay/useDebouncedQuery.ts';
import { RemoteCombobox } from '../ui/fields/RemoteCombobox.tsx';
import type { PieceSearchQuery } from './__generated__/PieceSearchQuery.graphql.ts';

const query = graphql`
  query PieceSearchQuery($search: String, $count: Int!) {
    products(filter: { search: $search }, first: $count) {
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

/** A selected catalogue piece. */
export type Piece = { readonly databaseId: number; readonly code: string; readonly name: string };

type PieceSearchProps = {
  label: string;
  emptyText: string;
  /** Maximum number of results. */
  count?: number;
  /** Pieces that are already selected and disabled, and their mark. */
  chosen?: { readonly pieces: readonly Piece[]; readonly mark: string };
  onPick: (piece: Piece) => void;
};

/** Search for catalogue pieces by name or code. */
export function PieceSearch({ label, emptyText, count = 8, chosen, onPick }: PieceSearchProps) {
  const [text, setText] = useState('');
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<PieceSearchQuery>(query, { search, count });
  const found: readonly Piece[] | null = data?.products.edges.map(({ node }) => node) ?? null;
  const isIn = (id: number) => chosen?.pieces.some(({ databaseId }) => databaseId === id) ?? false;

  function handlePick(key: string) {
    const piece = found?.find(({ databaseId }) => String(databaseId) === key);
    if (piece && !isIn(piece.databaseId)) onPick(piece);
  }

  return (
    <RemoteCombobox
      label={label}
      text={text}
      onText={setText}
      options={
        found?.map(({ databaseId, code, name }) => ({
          key: String(databaseId),
          title: name,
          detail: code,
          mark: isIn(databaseId) ? chosen?.mark : undefined,
        })) ?? null
      }
      isPending={isPending}
      hasFailed={error !== null}
      emptyText={emptyText}
      onPick={handlePick}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { RemoteCombobox } from '../../../ui/fields/RemoteCombobox.tsx';
import type { PieceSearchQuery } from './__generated__/PieceSearchQuery.graphql.ts';

const query = graphql`
  query PieceSearchQuery($filter: ProductFilter) {
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

type PieceSearchProps = {
  label: string;
  /** What is chosen already. */
  chosen: readonly Piece[];
  onPick: (piece: Piece) => void;
};

/** Finds pieces of the catalogue by name or code. */
export function PieceSearch({ label, chosen, onPick }: PieceSearchProps) {
  const { t } = useTranslation('custom-order-groups');
  const [text, setText] = useState('');
  const search = text.trim() || null;
  const { data, error, isPending } = useDebouncedQuery<PieceSearchQuery>(query, { filter: { search } });
  const found: readonly Piece[] | null = data?.products.edges.map(({ node }) => node) ?? null;
  const isIn = (id: number) => chosen.some(({ databaseId }) => databaseId === id);

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
          ...(isIn(databaseId) ? { mark: t('added') } : {}),
        })) ?? null
      }
      isPending={isPending}
      hasFailed={error !== null}
      emptyText={t('noPiece')}
      onPick={handlePick}
    />
  );
}

import { graphql } from 'react-relay/hooks';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import type { Piece } from '../../../../pieces/PieceSearch.tsx';
import type { usePackedPiecePriceQuery } from './__generated__/usePackedPiecePriceQuery.graphql.ts';
import type { usePackedPieceQuery } from './__generated__/usePackedPieceQuery.graphql.ts';

const pieceQuery = graphql`
  query usePackedPieceQuery($id: Int!) {
    product(databaseId: $id) {
      alloys {
        isDefault
        alloy {
          databaseId
          name
        }
      }
      sizeRange {
        reference
        sizes {
          us
        }
      }
    }
  }
`;

const priceQuery = graphql`
  query usePackedPiecePriceQuery(
    $customerId: Int!
    $configuration: ConfigurationInput!
    $isKnown: Boolean!
  ) {
    memoPrice(customerId: $customerId, configuration: $configuration) @include(if: $isKnown) {
      unitPrice
      currency
    }
  }
`;

/** Choices for a piece; empty: default. */
type Chosen = { readonly alloyId: string; readonly size: string };

/** Options, current choices and the customer’s current price of a packed piece. */
export function usePackedPiece({ databaseId: itemTypeId }: Piece, customerId: number, chosen: Chosen) {
  const { data } = useDebouncedQuery<usePackedPieceQuery>(pieceQuery, { id: itemTypeId }, { pauseMs: 0 });
  const offered = data?.product?.alloys ?? [];
  const usual = offered.find(({ isDefault }) => isDefault) ?? offered[0];
  const range = data?.product?.sizeRange;
  const alloyId = chosen.alloyId || String(usual?.alloy.databaseId ?? '');
  const size = chosen.size || (range?.reference ?? '');
  const { data: priced, isPending } = useDebouncedQuery<usePackedPiecePriceQuery>(priceQuery, {
    customerId,
    configuration: { itemTypeId, alloyId: Number(alloyId) || null, size: size || null },
    isKnown: data !== null,
  });
  return {
    alloys: offered.map(({ alloy }) => alloy),
    sizes: range?.sizes.map(({ us }) => us) ?? [],
    alloyId,
    size,
    price: isPending ? null : priced?.memoPrice,
  };
}

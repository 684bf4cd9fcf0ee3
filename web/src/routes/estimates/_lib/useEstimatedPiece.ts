import { graphql } from 'react-relay/hooks';
import { offerOf } from '../../../configuration/configuration.ts';
import type { ConfiguredPiece } from '../../../configuration/field-path.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import type {
  useEstimatedPieceQuery,
  useEstimatedPieceQuery$data,
} from './__generated__/useEstimatedPieceQuery.graphql.ts';

const query = graphql`
  query useEstimatedPieceQuery($id: Int!) {
    product(databaseId: $id) {
      databaseId
      code
      name
      imageUrl
      acceptsOwnMetal
      alloys {
        alloy {
          code
        }
        images {
          url
        }
      }
      variants {
        id
      }
      subItems {
        quantity
        itemType {
          name
          ...configuration_piece
        }
      }
      ...configuration_piece
      ...VariantChoices_product
    }
  }
`;

/** A catalogue piece with its choices and those of the parts of a set. */
export type EstimatedPiece = ConfiguredPiece & {
  readonly product: NonNullable<useEstimatedPieceQuery$data['product']>;
};

/** The piece with an id; null while loading, or if none is chosen. */
export function useEstimatedPiece(itemTypeId: string): EstimatedPiece | null {
  const id = Number(itemTypeId) || 0;
  const { data } = useDebouncedQuery<useEstimatedPieceQuery>(query, { id }, { pauseMs: 0 });
  const product = data?.product;
  if (product?.databaseId !== id) return null;
  return {
    product,
    offer: offerOf(product),
    parts: product.subItems.map(({ quantity, itemType }) => ({
      quantity,
      name: itemType.name,
      offer: offerOf(itemType),
    })),
  };
}

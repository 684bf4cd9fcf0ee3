import { graphql } from 'react-relay/hooks';
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
        isDefault
        alloy {
          databaseId
          name
        }
        images {
          url
        }
      }
      sizeRange {
        sizes {
          us
          eu
        }
      }
      attributes {
        required
        attribute {
          databaseId
          code
          name
          kind
          unit
          maxLength
        }
        defaultOption {
          databaseId
        }
        options {
          databaseId
          name
          stoneShape
        }
        numberRange {
          min
          max
          step
          standard
        }
      }
    }
  }
`;

/** A piece of the catalogue with what can be chosen. */
export type EstimatedPiece = NonNullable<useEstimatedPieceQuery$data['product']>;

/** The piece with an id; null while it is on its way, or where none is chosen. */
export function useEstimatedPiece(itemTypeId: string): EstimatedPiece | null {
  const id = Number(itemTypeId) || 0;
  const { data } = useDebouncedQuery<useEstimatedPieceQuery>(query, { id }, { pauseMs: 0 });
  return data?.product?.databaseId === id ? data.product : null;
}

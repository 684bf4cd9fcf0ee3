import { useDeferredValue } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { chosenCode } from '../chosen-code.ts';
import { chosenAlloy, type Piece } from '../configuration.ts';
import type { PartAddress } from '../configuration-address.ts';
import type { useEngravingLineQuery } from './__generated__/useEngravingLineQuery.graphql.ts';
import { lineAt } from './line-at.ts';

const query = graphql`
  query useEngravingLineQuery($id: Int!, $alloyId: Int) {
    product(databaseId: $id) {
      id
      engravingLines(alloyId: $alloyId) {
        place
        ...EngravedPicture_line
      }
    }
  }
`;

/** Position and look of an engraving on the drawings of a configured piece; no line if no drawing shows it. */
export function useEngravingLine(piece: Piece, chosen: PartAddress) {
  const alloy = chosenAlloy(piece, chosen)?.alloy;
  // The current picture is kept until the one in another metal is loaded.
  const alloyId = useDeferredValue(alloy?.databaseId ?? null);
  const { product } = useLazyLoadQuery<useEngravingLineQuery>(query, { id: piece.databaseId, alloyId });
  const place = chosenCode(piece, 'ENGRAVING_PLACE', chosen);
  return {
    place,
    line: lineAt(product?.engravingLines ?? [], place),
    look: { font: chosenCode(piece, 'ENGRAVING_FONT', chosen), colour: alloy?.colour ?? '' },
  };
}

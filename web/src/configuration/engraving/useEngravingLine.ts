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

/** Where an engraving stands on the drawings of a piece as it is chosen, and how it looks; no line: on none of them. */
export function useEngravingLine(piece: Piece, chosen: PartAddress) {
  const alloy = chosenAlloy(piece, chosen)?.alloy;
  // The picture that stands is kept until the one in another metal is there.
  const alloyId = useDeferredValue(alloy?.databaseId ?? null);
  const { product } = useLazyLoadQuery<useEngravingLineQuery>(query, { id: piece.databaseId, alloyId });
  const place = chosenCode(piece, 'ENGRAVING_PLACE', chosen);
  return {
    place,
    line: lineAt(product?.engravingLines ?? [], place),
    look: { font: chosenCode(piece, 'ENGRAVING_FONT', chosen), colour: alloy?.colour ?? '' },
  };
}

import { useDeferredValue } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { chosenCode } from '../chosen-code.ts';
import { chosenShape } from '../chosen-shape.ts';
import { chosenAlloy, type Piece } from '../configuration.ts';
import type { PartAddress } from '../configuration-address.ts';
import type { EngravingPreviewQuery } from './__generated__/EngravingPreviewQuery.graphql.ts';
import { EngravedPicture } from './EngravedPicture.tsx';
import { EngravingSketch } from './EngravingSketch.tsx';

const query = graphql`
  query EngravingPreviewQuery($id: Int!, $alloyId: Int, $shape: String) {
    product(databaseId: $id) {
      id
      engravingLines(alloyId: $alloyId, shape: $shape) {
        place
        ...EngravedPicture_line
      }
    }
  }
`;

type EngravingPreviewProps = { piece: Piece; chosen: PartAddress; text: string };

/** The text as it will stand on the piece, while it is typed: on its own drawing, else on a sketch of a band or a plate. */
export function EngravingPreview({ piece, chosen, text }: EngravingPreviewProps) {
  const alloy = chosenAlloy(piece, chosen)?.alloy;
  // The picture that stands is kept until the one in another metal is there.
  const alloyId = useDeferredValue(alloy?.databaseId ?? null);
  const shape = useDeferredValue(chosenShape(piece.attributes, chosen));
  const { product } = useLazyLoadQuery<EngravingPreviewQuery>(query, {
    id: piece.databaseId,
    alloyId,
    shape,
  });
  const lines = product?.engravingLines ?? [];
  const place = chosenCode(piece, 'ENGRAVING_PLACE', chosen);
  const line = place === null ? lines[0] : lines.find((each) => each.place === place);
  const look = { text, font: chosenCode(piece, 'ENGRAVING_FONT', chosen), colour: alloy?.colour ?? '' };
  if (!line) return <EngravingSketch {...look} place={place} isRing={piece.sizeRange != null} />;
  return <EngravedPicture {...look} line={line} />;
}

import { useDeferredValue } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
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

type EngravingPreviewProps = {
  /** The piece, and what of it is chosen that its picture follows. */
  pieceId: number;
  alloyId: number | null;
  shape: string | null;
  text: string;
  /** Codes of the lettering and the place; absent: as the workshop does by itself. */
  font: string | null;
  place: string | null;
  /** Colour of the chosen alloy. */
  colour: string;
  /** A ring has an inside and an outside; all else has a plate. */
  isRing: boolean;
};

/** The text as it will stand on the piece, while it is typed: on its own drawing, else on a sketch of a band or a plate. */
export function EngravingPreview({ pieceId, text, place, ...look }: EngravingPreviewProps) {
  // The picture that stands is kept until the one in another metal is there.
  const alloyId = useDeferredValue(look.alloyId);
  const shape = useDeferredValue(look.shape);
  const { product } = useLazyLoadQuery<EngravingPreviewQuery>(query, { id: pieceId, alloyId, shape });
  const lines = product?.engravingLines ?? [];
  const line = place === null ? lines[0] : lines.find((each) => each.place === place);
  const { font, colour, isRing } = look;
  if (!line) return <EngravingSketch text={text} font={font} place={place} colour={colour} isRing={isRing} />;
  return <EngravedPicture line={line} text={text} font={font} colour={colour} />;
}

import type { Piece } from '../configuration.ts';
import type { PartAddress } from '../configuration-address.ts';
import { pictureTerms } from '../pictured.ts';
import { EngravedPicture } from './EngravedPicture.tsx';
import { EngravingSketch } from './EngravingSketch.tsx';
import { useEngravingLine } from './useEngravingLine.ts';

type EngravingPreviewProps = { piece: Piece; chosen: PartAddress; text: string };

/** Preview of an engraving while it is typed: on a drawing of the piece, otherwise on a sketch of a band or plate. */
export function EngravingPreview({ piece, chosen, text }: EngravingPreviewProps) {
  const { line, place, look } = useEngravingLine(piece, chosen);
  if (!line) return <EngravingSketch {...look} text={text} place={place} isRing={piece.sizeRange != null} />;
  const terms = pictureTerms(piece, [], { ...chosen, parts: {}, ownMetal: false });
  return <EngravedPicture {...look} text={text} line={line} terms={terms} />;
}

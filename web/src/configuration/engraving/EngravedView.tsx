import type { Piece } from '../configuration.ts';
import type { PartAddress } from '../configuration-address.ts';
import { EngravedPicture } from './EngravedPicture.tsx';
import { useEngravingLine } from './useEngravingLine.ts';

type EngravedViewProps = { piece: Piece; chosen: PartAddress; text: string; terms: string };

/** The drawing of a piece that shows its engraving best; nothing if there is none. */
export function EngravedView({ piece, chosen, text, terms }: EngravedViewProps) {
  const { line, look } = useEngravingLine(piece, chosen);
  return line ? <EngravedPicture {...look} text={text} line={line} terms={terms} isWhole /> : null;
}

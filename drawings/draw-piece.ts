import { createCanvas, type Detail, svgDocument } from './canvas/canvas.ts';
import { drawCover } from './draw-cover.ts';
import type { PieceDrawing } from './piece-drawing.ts';
import { cameraFor, pieceBody } from './pieces/piece-body.ts';

/**
 * A picture of a piece as an SVG document, 1200 × 1200: metal in studio light, faceted stones, a soft shadow. Equal
 * drawings give equal bytes. The document has no external references.
 */
export function drawPiece(piece: PieceDrawing, detail: Detail = 'FINE'): string {
  if (piece.kind === 'COVER') return drawCover(piece, detail);
  const canvas = createCanvas(JSON.stringify(piece), cameraFor(piece), detail);
  return svgDocument(canvas, pieceBody(canvas, piece));
}

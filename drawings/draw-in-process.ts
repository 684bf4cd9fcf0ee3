import { drawPiece } from './draw-piece.ts';
import type { PieceDrawing } from './piece-drawing.ts';

/** Pictures up to this width, in pixels, are shaded coarsely; their steps are smaller than a pixel. */
const COARSE_WIDTH = 320;

/** Draws a piece for a picture of a given width, in the process for pictures. */
export function svgOf(what: unknown, width: number): string {
  // Only the rendition cache calls this, always with a drawing.
  return drawPiece(what as PieceDrawing, width <= COARSE_WIDTH ? 'COARSE' : 'FINE');
}

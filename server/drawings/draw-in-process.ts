import { drawPiece } from './draw-piece.ts';
import type { PieceDrawing } from './piece-drawing.ts';

/** Pictures up to this width, in pixels, are shaded coarsely: their steps are smaller than a pixel. */
const COARSE_WIDTH = 320;

/** Draws a piece in the process that makes pictures, for a picture of some width. */
export function svgOf(what: unknown, width: number): string {
  // What is asked for here is always a drawing: the rendition cache alone asks.
  return drawPiece(what as PieceDrawing, width <= COARSE_WIDTH ? 'COARSE' : 'FINE');
}

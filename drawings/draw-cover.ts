import { createCanvas, type Detail, svgDocument } from './canvas/canvas.ts';
import type { CoverDrawing } from './piece-drawing.ts';
import { cameraFor, pieceBody } from './pieces/piece-body.ts';

type Place = readonly [x: number, y: number, size: number];

/** Positions of the two pieces on a cover: pixels of the picture and size of the drawing. */
export const COVER_PLACES: readonly [Place, Place] = [
  [-70, 40, 0.8],
  [470, 380, 0.62],
];

/** The picture of a category: a large and a small piece on the same table. */
export function drawCover(cover: CoverDrawing, detail: Detail): string {
  const key = JSON.stringify(cover);
  const groups = cover.pieces.map((piece, index) => {
    const canvas = createCanvas(`${key}${index}`, cameraFor(piece), detail);
    const body = pieceBody(canvas, piece);
    const [x, y, size] = COVER_PLACES[index] ?? [0, 0, 1];
    // Chains leave the picture at the top, so a hanging piece is never moved down.
    const top = piece.kind.endsWith('PENDANT') ? 0 : y;
    return `<defs>${canvas.definitions()}</defs><g transform="translate(${x} ${top}) scale(${size})">${body}</g>`;
  });
  return svgDocument(createCanvas(key, cameraFor(cover.pieces[0]), detail), groups.join(''));
}

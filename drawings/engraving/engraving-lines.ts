import { project } from '../canvas/camera.ts';
import { COVER_PLACES } from '../draw-cover.ts';
import type { PieceDrawing, SinglePiece } from '../piece-drawing.ts';
import { cameraFor } from '../pieces/piece-body.ts';
import type { EngravedSurface, EngravingPlace } from './engraved-surface.ts';
import { engravedSurfaces } from './engraved-surfaces.ts';

/** Number of points per line; enough for the curve of a ring. */
const SAMPLES = 24;

type Spot = readonly [x: number, y: number];

/** The position of letters on the picture of a piece. */
export type EngravingLine = {
  place: EngravingPlace;
  /** The view that shows it best; 0 is the main one. */
  rank: number;
  /** Edges below and above the letters, from the first letter on, at equal distances on the metal. */
  foot: Spot[];
  head: Spot[];
  /** Size of the space between them on the metal, in mm. */
  length: number;
  height: number;
};

/**
 * The engraving lines on the drawings of a piece, which are its views in order: one line for each surface, in the view
 * that shows most of it.
 */
export function engravingLines(views: readonly PieceDrawing[]): EngravingLine[] {
  const seen = views.flatMap((drawing, rank) => linesOfView(drawing, rank));
  const places = [...new Set(seen.map(({ place }) => place))];
  return places.flatMap((place) => {
    const [best] = seen.filter((line) => line.place === place).sort((a, b) => shownArea(b) - shownArea(a));
    return best ?? [];
  });
}

function linesOfView(drawing: PieceDrawing, rank: number): EngravingLine[] {
  // A set is engraved on its first piece.
  if (drawing.showsPart) return [];
  if (drawing.kind !== 'COVER') return linesOfPiece(drawing, rank);
  const [x, y, size] = COVER_PLACES[0];
  const onCover = (spot: Spot): Spot => [x + spot[0] * size, y + spot[1] * size];
  return linesOfPiece(drawing.pieces[0], rank).map((line) => ({
    ...line,
    foot: line.foot.map(onCover),
    head: line.head.map(onCover),
  }));
}

function linesOfPiece(piece: SinglePiece, rank: number): EngravingLine[] {
  const camera = cameraFor(piece);
  const edge = ({ at }: EngravedSurface, up: number) =>
    Array.from({ length: SAMPLES + 1 }, (_spot, k) => project(camera, at(k / SAMPLES, up)));
  return engravedSurfaces(piece, camera).map((surface) => ({
    place: surface.place,
    rank,
    foot: edge(surface, 0),
    head: edge(surface, 1),
    length: surface.length,
    height: surface.height,
  }));
}

/** Area between the two edges of a line, in pixels. */
function shownArea({ foot, head }: EngravingLine): number {
  const border = [...foot, ...head.toReversed()];
  const doubled = border.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = border[(k + 1) % border.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

import type { Canvas } from '../canvas/canvas.ts';
import type { MetalColour } from '../piece-drawing.ts';
import type { Spot } from './chain.ts';
import { beadAt, strokes } from './wire.ts';

/** A lobster clasp along the picture's x axis; `length` in pixels is that of an adjacent link. */
export function lobsterClasp(
  canvas: Canvas,
  x: number,
  y: number,
  length: number,
  metal: MetalColour,
): string {
  const k = Math.max(0.55, length / 58);
  const at = (points: readonly Spot[]): Spot[] => points.map(([px, py]) => [x + px * k, y + py * k]);
  const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Spot[] =>
    Array.from({ length: 21 }, (_point, step) => {
      const angle = from + ((to - from) * step) / 20;
      return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    });
  const hook = strokes(canvas, at(arc(4, 0, 36, 21, -2.5, 2.7)), 13 * k, metal);
  const body = strokes(
    canvas,
    at([
      [-26, -13],
      [-36, -4],
      [-37, 6],
      [-28, 12],
    ]),
    18 * k,
    metal,
  );
  const gate = strokes(
    canvas,
    at([
      [-24, -12],
      [8, -7],
      [32, -10],
    ]),
    8 * k,
    metal,
  );
  const lever = strokes(
    canvas,
    at([
      [-20, -14],
      [-14, -26],
      [-9, -29],
    ]),
    6.5 * k,
    metal,
  );
  const eye = strokes(canvas, at(arc(-57, 0, 13, 12, 0, 2 * Math.PI)), 6.5 * k, metal);
  return eye + hook + body + gate + lever + beadAt(canvas, x - 24 * k, y - 12 * k, 5 * k, metal);
}

import { project } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { px } from '../canvas/canvas.ts';
import type { Vec3 } from '../canvas/vector.ts';
import { colourAt, metalRamp } from '../light/colour-ramp.ts';
import type { MetalColour } from '../piece-drawing.ts';

/** A round wire along points of the model; `width` in mm. Dark edge, body and highlight are strokes. */
export function metalWire(
  canvas: Canvas,
  points: readonly Vec3[],
  width: number,
  metal: MetalColour,
): string {
  return strokes(
    canvas,
    points.map((point) => project(canvas.camera, point)),
    width * canvas.camera.scale,
    metal,
  );
}

/** The same wire along points of the picture; `width` in pixels. */
export function strokes(
  canvas: Canvas,
  points: ReadonlyArray<readonly [number, number]>,
  width: number,
  metal: MetalColour,
): string {
  const ramp = metalRamp(metal);
  const id = canvas.define(`w${checksum(points)}`, (name) => {
    const line = points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L');
    return `<path id="${name}" d="M${line}"/>`;
  });
  const layers: ReadonlyArray<readonly [share: number, tone: number, shift: number]> = [
    [1, 0.2, 0],
    [0.88, 0.38, -0.03],
    [0.66, 0.56, -0.08],
    [0.4, 0.78, -0.13],
    [0.17, 1, -0.18],
  ];
  const drawn = width < 11 ? layers.filter((_layer, k) => k % 2 === 0) : layers;
  const lines = drawn.map(([share, tone, shift]) => {
    const place = `x="${px(shift * width)}" y="${px(shift * width * 0.8)}"`;
    return `<use href="#${id}" ${place} stroke="${colourAt(ramp, tone)}" stroke-width="${px(width * share)}"/>`;
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** Equal lines share a definition. */
function checksum(points: ReadonlyArray<readonly [number, number]>): string {
  const sum = points.reduce(
    (total, [x, y], k) => (total * 31 + Math.round(x * 10) * 7 + Math.round(y * 10) * (k + 3)) % 2147483647,
    17,
  );
  return Math.abs(sum).toString(36);
}

/** A small metal ball, such as the tip of a prong; `radius` in mm. */
export function metalBead(canvas: Canvas, at: Vec3, radius: number, metal: MetalColour): string {
  const [x, y] = project(canvas.camera, at);
  return beadAt(canvas, x, y, radius * canvas.camera.scale, metal);
}

/** The same ball on the picture; `radius` in pixels. */
export function beadAt(canvas: Canvas, x: number, y: number, radius: number, metal: MetalColour): string {
  const id = canvas.define(`bead${metal}`, (name) => {
    const ramp = metalRamp(metal);
    const stops = [
      [0, 1],
      [0.25, 0.9],
      [0.55, 0.7],
      [0.82, 0.44],
      [0.95, 0.3],
      [1, 0.4],
    ].map(([offset = 0, tone = 0]) => `<stop offset="${offset}" stop-color="${colourAt(ramp, tone)}"/>`);
    return `<radialGradient id="${name}" fx=".36" fy=".28">${stops.join('')}</radialGradient>`;
  });
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="url(#${id})"/>`;
}

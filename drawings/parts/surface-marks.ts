import { project, seenBy } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { px } from '../canvas/canvas.ts';
import type { Frame } from '../canvas/vector.ts';
import { add, dot, frameAt, scale } from '../canvas/vector.ts';
import { colourAt, metalRamp } from '../light/colour-ramp.ts';
import type { Finish, MetalColour } from '../piece-drawing.ts';
import type { Shank } from './shank.ts';
import { outsidePoint, radial, shankPoint } from './shank.ts';
import { metalBead } from './wire.ts';

/** Marks of a finish on the outside of a hoop: hammer marks, beaded edges, brush lines or nothing. */
export function hoopFinish(canvas: Canvas, shank: Shank, finish: Finish, metal: MetalColour): string {
  switch (finish) {
    case 'HAMMERED':
      return hammerMarks(canvas, shank, metal);
    case 'MILGRAIN':
      return milgrainEdges(canvas, shank, metal);
    case 'BRUSHED':
      return brushedLines(canvas, shank);
    case 'SATIN':
    case 'POLISHED':
      return '';
  }
}

function hammerMarks(canvas: Canvas, shank: Shank, metal: MetalColour): string {
  const size = Math.max(1, shank.innerRadius / 12);
  const rows = Math.max(2, Math.round(shank.width(0.75) / (1.3 * size)));
  const turns = Math.round((2 * Math.PI * shank.innerRadius) / (1.5 * size));
  const marks: string[] = [];
  for (let k = 0; k < turns; k++) {
    for (let row = 0; row < rows; row++) {
      const wobble = noise(k * 7 + row * 13);
      const turn = (k + (row % 2) / 2 + wobble * 0.3) / turns;
      if (!isThere(shank, turn)) continue;
      const along =
        ((row + 0.5 + (noise(k * 3 + row * 5) - 0.5) * 0.5) / rows - 0.5) * shank.width(turn) * 0.8;
      // The edges of the cross-section turn away from the camera earlier than its middle.
      const lean = add(radial(turn), [0, 0, (1.5 * along) / shank.width(turn)]);
      const frame = frameAt(outsidePoint(shank, turn, along), lean, [0, 0, 1]);
      marks.push(dimple(canvas, frame, size * (1 + wobble * 0.5), metal));
    }
  }
  return marks.join('');
}

/** The upper side of a plate in mm: its extent at a turn, and its points. */
export type Face = {
  readonly borderAt: (turn: number) => number;
  readonly placeAt: (x: number, y: number) => Frame;
};

/** Maximum number of hammer marks on a face; more would be too small to see. */
const MAX_MARKS = 400;

/** Hammer marks on a plate. */
export function hammeredFace(canvas: Canvas, { borderAt, placeAt }: Face, metal: MetalColour): string {
  const borders = Array.from({ length: 48 }, (_border, k) => borderAt(k / 48));
  const [nearest, furthest] = [Math.min(...borders), Math.max(...borders)];
  const size = Math.min(furthest * 0.19, nearest * 0.42);
  const count = Math.min(MAX_MARKS, Math.round(2.7 * (furthest / size) ** 2));
  const marks: string[] = [];
  for (let k = 0; k < count; k++) {
    const distance = Math.sqrt((k + noise(k + 9) * 0.9) / count) * furthest * 1.2;
    const turn = (k * 2.4) / (2 * Math.PI);
    if (distance * 1.18 > borderAt(turn) * 0.95) continue;
    const place = placeAt(Math.cos(k * 2.4) * distance, Math.sin(k * 2.4) * distance);
    marks.push(dimple(canvas, place, size * (1 + 0.63 * noise(k)), metal));
  }
  return marks.join('');
}

/** A row of tiny beads along the edge of a plate. */
export function beadedEdge(canvas: Canvas, { borderAt, placeAt }: Face, metal: MetalColour): string {
  const girth = Array.from({ length: 48 }, (_border, k) => borderAt(k / 48)).reduce(
    (sum, border) => sum + border,
    0,
  );
  const count = Math.round(((girth / 48) * 2 * Math.PI) / 0.62);
  return Array.from({ length: count }, (_bead, k) => {
    const angle = (k / count) * 2 * Math.PI;
    const reach = borderAt(k / count) * 0.9;
    return metalBead(canvas, placeAt(Math.cos(angle) * reach, Math.sin(angle) * reach).at, 0.27, metal);
  }).join('');
}

/** A row of tiny beads along both edges of a hoop. */
function milgrainEdges(canvas: Canvas, shank: Shank, metal: MetalColour): string {
  const count = Math.round((2 * Math.PI * shank.innerRadius) / 0.62);
  const beads: string[] = [];
  for (let k = 0; k < count; k++) {
    const turn = k / count;
    for (const side of [-1, 1]) {
      if (!isThere(shank, turn)) continue;
      const direction = dot(radial(turn), canvas.camera.toward) + side * 0.25 * canvas.camera.toward[2];
      if (direction < 0.04) continue;
      const point = shankPoint(
        shank,
        turn,
        shank.thickness(turn) / 2 - 0.04,
        side * (shank.width(turn) / 2 - 0.34),
      );
      beads.push(metalBead(canvas, point, 0.27, metal));
    }
  }
  return beads.join('');
}

/** Whether an open hoop has metal at a turn, not too close to its ends. */
function isThere(shank: Shank, turn: number): boolean {
  const from = (shank.from ?? 0) + 0.012;
  const to = (shank.to ?? 1) - 0.012;
  return shank.from === undefined || (turn > from && turn < to) || (turn + 1 > from && turn + 1 < to);
}

/** Fine lines around the outside of a brushed hoop. */
function brushedLines(canvas: Canvas, shank: Shank): string {
  const lines: string[] = [];
  for (let line = 0; line < 13; line++) {
    const along = (line / 12 - 0.5) * shank.width(0.25) * 0.9;
    let path = '';
    for (let k = 0; k <= 60; k++) {
      const turn = k / 60;
      const seen = dot(radial(turn), canvas.camera.toward) > 0.03 && isThere(shank, turn);
      const [x, y] = project(canvas.camera, outsidePoint(shank, turn, along));
      if (seen) path += `${path === '' || path.endsWith('_') ? 'M' : 'L'}${px(x)} ${px(y)}`;
      else path += path.endsWith('_') ? '' : '_';
    }
    const tone = line % 3 === 1 ? '#2D2926' : '#FFF';
    lines.push(
      `<path d="${path.replaceAll('_', '')}" stroke="${tone}" stroke-opacity="${line % 2 ? 0.2 : 0.3}"/>`,
    );
  }
  return `<g fill="none" stroke-width="1.4">${lines.join('')}</g>`;
}

function dimple(canvas: Canvas, frame: Frame, size: number, metal: MetalColour): string {
  if (dot(frame.n, canvas.camera.toward) < 0.36) return '';
  const ramp = metalRamp(metal);
  const stop = (offset: number, tone: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colourAt(ramp, tone)}" stop-opacity="${opacity}"/>`;
  const id = canvas.define(
    `dimple${metal}`,
    (name) =>
      `<linearGradient id="${name}g" x1=".2" y1="0" x2=".8" y2="1">${stop(0, 0.16, 0.62)}${stop(0.45, 0.4, 0.12)}${stop(0.6, 0.9, 0.1)}${stop(1, 1, 0.8)}</linearGradient><path id="${name}" d="M-47-12C-40-46 0-54 30-42C54-30 54 6 42 28C26 54-14 54-34 38C-50 24-52 6-47-12z" fill="url(#${name}g)"/>`,
  );
  const [x, y] = project(canvas.camera, frame.at);
  const k = (canvas.camera.scale * size) / 74;
  const u = scale(seenBy(canvas.camera, frame.u), k);
  const w = scale(seenBy(canvas.camera, frame.w), k);
  const matrix = [u[0], -u[1], w[0], -w[1]].map((value) => Math.round(value * 100) / 100);
  return `<use href="#${id}" transform="matrix(${matrix.join(' ')} ${px(x)} ${px(y)})"/>`;
}

function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

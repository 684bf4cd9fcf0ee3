import type { Camera } from '../canvas/camera.ts';
import { project, seenBy } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { Vec3 } from '../canvas/vector.ts';
import { cross, dot, normalize, subtract } from '../canvas/vector.ts';
import type { Ramp } from './colour-ramp.ts';
import { colourAt } from './colour-ramp.ts';
import { satinLight, studioLight } from './studio-light.ts';

/** A curved sheet of metal: a point for every (u, v) in 0..1; seen from its outside, u × v points outward. */
export type Sheet = {
  readonly at: (u: number, v: number) => Vec3;
  readonly uSteps: number;
  readonly vSteps: number;
};

/** How a sheet takes the light; `shade` multiplies the brightness at a place (1 = unchanged). */
export type Surface = {
  readonly ramp: Ramp;
  readonly satin?: boolean;
  readonly shade?: (u: number, v: number, normal: Vec3) => number;
  /** Keeps only the part of the sheet that this drawing step shows. */
  readonly only?: (u: number, v: number, normal: Vec3) => boolean;
  /** Softening in pixels. */
  readonly blur?: number;
};

const LEVELS = 28;
/** Nearness of the lens for reflections: its angle per pixel away from the middle. */
const LENS = 0.0008;
/** Coordinates are whole half pixels: short to write, fine enough for a smooth outline. */
const GRID = 2;

/** Draws the visible part of a sheet: small facets in the metal's tints, softened within their own outline. */
export function metalSheet(canvas: Canvas, sheet: Sheet, surface: Surface): string {
  const strips = new Map<number, string[]>();
  const vertices = grid(canvas.camera, sheet);
  for (let j = 0; j < sheet.vSteps; j++) {
    let start = 0;
    let level: number | null = null;
    for (let i = 0; i <= sheet.uSteps; i++) {
      const next = i < sheet.uSteps ? levelOf(canvas.camera, sheet, surface, i, j) : null;
      if (next === level && i - start < 14) continue;
      if (level !== null) append(strips, level, outline(vertices, start, i, j));
      start = i;
      level = next;
    }
  }
  return softened(canvas, strips, surface);
}

function grid(camera: Camera, sheet: Sheet): Array<Array<readonly [number, number]>> {
  return Array.from({ length: sheet.vSteps + 1 }, (_row, j) =>
    Array.from({ length: sheet.uSteps + 1 }, (_cell, i) => {
      const [x, y] = project(camera, sheet.at(i / sheet.uSteps, j / sheet.vSteps));
      return [Math.round(x * GRID), Math.round(y * GRID)] as const;
    }),
  );
}

function levelOf(camera: Camera, sheet: Sheet, surface: Surface, i: number, j: number): number | null {
  const u = (i + 0.5) / sheet.uSteps;
  const v = (j + 0.5) / sheet.vSteps;
  const normal = normalAt(sheet, u, v);
  if (dot(normal, camera.toward) <= -0.02) return null;
  if (surface.only && !surface.only(u, v, normal)) return null;
  const seen = seenBy(camera, normal);
  const place = seenBy(camera, sheet.at(u, v));
  // The lens is near enough that flat faces carry a gradient too.
  const lens: Vec3 = [-place[0] * camera.scale * LENS, -place[1] * camera.scale * LENS, 1];
  const light = surface.satin
    ? satinLight(seen) * 0.62 + studioLight(seen, lens) * 0.38
    : studioLight(seen, lens);
  return Math.round(light * (surface.shade?.(u, v, normal) ?? 1) * LEVELS);
}

/** The outward direction of a sheet at (u, v). */
export function normalAt(sheet: Sheet, u: number, v: number): Vec3 {
  const step = 1e-3;
  return normalize(
    cross(
      subtract(sheet.at(u + step, v), sheet.at(u - step, v)),
      subtract(sheet.at(u, v + step), sheet.at(u, v - step)),
    ),
  );
}

function append(strips: Map<number, string[]>, level: number, path: string): void {
  const paths = strips.get(level);
  if (paths) paths.push(path);
  else strips.set(level, [path]);
}

function outline(
  vertices: Array<Array<readonly [number, number]>>,
  from: number,
  to: number,
  j: number,
): string {
  const ahead = (vertices[j] ?? []).slice(from, to + 1);
  const back = (vertices[j + 1] ?? []).slice(from, to + 1).reverse();
  let path = '';
  let last: readonly [number, number] | null = null;
  for (const point of [...ahead, ...back]) {
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    path += last ? `${point[0] - last[0]} ${point[1] - last[1]} ` : `M${point[0]} ${point[1]}l`;
    last = point;
  }
  return `${path.trimEnd().replaceAll(' -', '-')}z`;
}

function softened(canvas: Canvas, strips: Map<number, string[]>, surface: Surface): string {
  const blur = surface.blur ?? 3;
  const filter = canvas.define(
    `soft${String(blur).replace('.', '_')}`,
    (id) =>
      `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur * GRID}" result="b"/><feComposite in="b" in2="SourceGraphic" operator="atop"/></filter>`,
  );
  const paths = [...strips].map(([level, path]) => {
    const colour = colourAt(surface.ramp, level / LEVELS);
    return `<path fill="${colour}" stroke="${colour}" d="${path.join('')}"/>`;
  });
  return `<g transform="scale(${1 / GRID})" stroke-width="1.6" stroke-linejoin="round" filter="url(#${filter})">${paths.join('')}</g>`;
}

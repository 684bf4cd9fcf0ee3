import type { Camera } from '../canvas/camera.ts';
import { project, seenBy } from '../canvas/camera.ts';
import type { Canvas, Detail } from '../canvas/canvas.ts';
import type { Vec3 } from '../canvas/vector.ts';
import { cross, dot, normalize, subtract } from '../canvas/vector.ts';
import type { Finish } from '../piece-drawing.ts';
import type { Ramp } from './colour-ramp.ts';
import { colourAt } from './colour-ramp.ts';
import { bordersOf, type Loop } from './contours.ts';
import { satinLight, studioLight } from './studio-light.ts';

/** A curved sheet of metal: a point for every (u, v) in 0..1. Seen from outside, u × v points outward. */
export type Sheet = {
  readonly at: (u: number, v: number) => Vec3;
  readonly uSteps: number;
  readonly vSteps: number;
};

/** How a sheet reflects light; `shade` multiplies the brightness at a position (1 = unchanged). */
type Surface = {
  readonly ramp: Ramp;
  readonly satin?: boolean;
  readonly shade?: (u: number, v: number, normal: Vec3) => number;
  /** Below zero where the sheet is not drawn in this step. */
  readonly within?: (u: number, v: number, normal: Vec3) => number;
};

/** Whether a finish scatters the light instead of reflecting the studio. */
export function isMatt(finish: Finish): boolean {
  return finish === 'BRUSHED' || finish === 'SATIN';
}

/** Number of tints between shadow and glint, high enough to hide steps. */
const LEVELS: Record<Detail, number> = { FINE: 64, COARSE: 24 };
/** Share of a sheet's grid steps that are used. */
const STEPS: Record<Detail, number> = { FINE: 1, COARSE: 0.5 };
/** Perspective of reflections: the angle of the lens per pixel away from the middle. */
const LENS = 0.0008;
/** Coordinates are integers in half pixels, for short text and a smooth outline. */
const GRID = 2;
/** Points of a line that are closer than this, in half pixels, are merged. */
const NEAREST: Record<Detail, number> = { FINE: 3, COARSE: 6 };
/** Inset of brighter parts from the silhouette, because stacked edges would fray it. */
const INSET = 0.0012;

/**
 * Draws the visible part of a sheet: first all of it in its darkest tint, then, tint by tint, the parts that are at
 * least as bright. The borders are lines of equal brightness, so that no facets are visible at any size.
 */
export function metalSheet({ camera, detail }: Canvas, asked: Sheet, surface: Surface): string {
  const sheet = inDetail(asked, detail);
  const levels = LEVELS[detail];
  const lit = litGrid(camera, sheet, surface);
  const { brightness, facing, within } = lit;
  let [darkest, brightest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [index, light] of brightness.entries()) {
    if ((facing[index] ?? -1) < 0 || (within[index] ?? -1) < 0) continue;
    darkest = Math.min(darkest, Math.floor(light * levels));
    brightest = Math.max(brightest, Math.floor(light * levels));
  }
  const values = new Float64Array(brightness.length);
  let parts = '';
  for (let level = darkest; level <= brightest; level++) {
    const least = level === darkest ? Number.NEGATIVE_INFINITY : level / levels;
    const inset = INSET * (level - darkest);
    for (let index = 0; index < values.length; index++) {
      const seen = Math.min((facing[index] ?? -1) - inset, within[index] ?? -1);
      values[index] = Math.min((brightness[index] ?? 0) - least, seen);
    }
    const loops = bordersOf({ columns: sheet.uSteps, rows: sheet.vSteps, values });
    const path = loops.map((loop) => outline(sheet, lit, loop, NEAREST[detail])).join('');
    if (path === '') continue;
    const colour = colourAt(surface.ramp, (level + 0.5) / levels);
    parts += `<path fill="${colour}"${level === darkest ? ` stroke="${colour}"` : ''} d="${path}"/>`;
  }
  return parts && `<g transform="scale(${1 / GRID})" stroke-width="1.6" stroke-linejoin="round">${parts}</g>`;
}

function inDetail({ at, uSteps, vSteps }: Sheet, detail: Detail): Sheet {
  const share = STEPS[detail];
  return { at, uSteps: Math.ceil(uSteps * share), vSteps: Math.ceil(vSteps * share) };
}

/** The corners of a sheet: position on the picture, brightness, and values below zero where they are hidden. */
type LitGrid = Record<'x' | 'y' | 'brightness' | 'facing' | 'within', Float64Array>;

function litGrid(camera: Camera, sheet: Sheet, surface: Surface): LitGrid {
  const { uSteps, vSteps } = sheet;
  const column = () => new Float64Array((uSteps + 1) * (vSteps + 1));
  const lit = { x: column(), y: column(), brightness: column(), facing: column(), within: column() };
  for (let j = 0; j <= vSteps; j++) {
    for (let i = 0; i <= uSteps; i++) {
      const index = j * (uSteps + 1) + i;
      const [u, v] = [i / uSteps, j / vSteps];
      const point = sheet.at(u, v);
      // The normal is undefined where all lines of a sheet meet in one point.
      const normal = normalAt(sheet, u, Math.min(v, 1 - 2 * STEP));
      const [x, y] = project(camera, point);
      lit.x[index] = x * GRID;
      lit.y[index] = y * GRID;
      lit.facing[index] = dot(normal, camera.toward) + 0.02;
      lit.within[index] = surface.within?.(u, v, normal) ?? 1;
      lit.brightness[index] = lightAt(camera, point, normal, surface) * (surface.shade?.(u, v, normal) ?? 1);
    }
  }
  return lit;
}

function lightAt(camera: Camera, point: Vec3, normal: Vec3, surface: Surface): number {
  const direction = seenBy(camera, normal);
  const place = seenBy(camera, point);
  // With a close lens, flat faces have a gradient too.
  const lens: Vec3 = [-place[0] * camera.scale * LENS, -place[1] * camera.scale * LENS, 1];
  return surface.satin
    ? satinLight(direction) * 0.62 + studioLight(direction, lens) * 0.38
    : studioLight(direction, lens);
}

/** Distance of the points from which a normal is calculated. */
const STEP = 1e-3;

/** The outward normal of a sheet at (u, v). */
function normalAt(sheet: Sheet, u: number, v: number): Vec3 {
  const at = sheet.at(u, v);
  return normalize(cross(subtract(sheet.at(u + STEP, v), at), subtract(sheet.at(u, v + STEP), at)));
}

/** A line of the grid as a closed path in the picture. */
function outline({ uSteps }: Sheet, { x: xs, y: ys }: LitGrid, loop: Loop, nearest: number): string {
  let path = '';
  let last: readonly [number, number] | null = null;
  for (const [column, row] of loop) {
    // A line crosses between two adjacent corners, horizontally or vertically.
    const from = Math.floor(row) * (uSteps + 1) + Math.floor(column);
    const to = Math.ceil(row) * (uSteps + 1) + Math.ceil(column);
    const share = column + row - Math.floor(column) - Math.floor(row);
    const x = Math.round((xs[from] ?? 0) * (1 - share) + (xs[to] ?? 0) * share);
    const y = Math.round((ys[from] ?? 0) * (1 - share) + (ys[to] ?? 0) * share);
    if (last && Math.hypot(x - last[0], y - last[1]) < nearest) continue;
    path += last ? `${x - last[0]} ${y - last[1]} ` : `M${x} ${y}l`;
    last = [x, y];
  }
  return path.endsWith('l') ? '' : `${path.trimEnd().replaceAll(' -', '-')}z`;
}

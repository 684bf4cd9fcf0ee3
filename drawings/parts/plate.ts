import { project } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { px } from '../canvas/canvas.ts';
import type { Frame } from '../canvas/vector.ts';
import { pointIn } from '../canvas/vector.ts';
import { metalRamp } from '../light/colour-ramp.ts';
import type { Sheet } from '../light/metal-surface.ts';
import { isMatt, metalSheet } from '../light/metal-surface.ts';
import type { Finish, MetalColour } from '../piece-drawing.ts';
import { beadedEdge, type Face, hammeredFace } from './surface-marks.ts';

/** Half outline of a plate: `turn` 0..1 counter-clockwise. */
export type Outline = (turn: number) => readonly [x: number, y: number];

/** Shape of a plate: `reach` mm per outline unit, `height` mm above its frame, `power` 2 (puffed) to 12 (flat). */
export type PlateShape = { outline: Outline; reach: number; height: number; power: number };

/** Where the rim of a plate ends and its face starts, along v. */
const BEND = 0.5;

/** A flat or puffed plate in a frame, with the given finish. */
export function metalPlate(
  canvas: Canvas,
  frame: Frame,
  shape: PlateShape,
  metal: MetalColour,
  finish: Finish,
): string {
  const { outline, reach, height, power } = shape;
  const size = reach * canvas.camera.scale;
  const sheet: Sheet = {
    uSteps: Math.round(Math.min(120, Math.max(40, size / 3))),
    vSteps: Math.round(Math.min(48, Math.max(16, size / 8))),
    at: (u, v) => {
      const [share, rise] = puffed(v, power);
      const [x, y] = outline(u);
      return pointIn(frame, x * share * reach, y * share * reach, rise * height);
    },
  };
  const body = metalSheet(canvas, sheet, { ramp: metalRamp(metal), satin: isMatt(finish) });
  return body + faceMarks(canvas, frame, shape, metal, finish);
}

/** Marks of a finish on a plate: brush lines, hammer marks, a beaded edge or nothing. */
function faceMarks(
  canvas: Canvas,
  frame: Frame,
  shape: PlateShape,
  metal: MetalColour,
  finish: Finish,
): string {
  const { outline, reach, height } = shape;
  switch (finish) {
    case 'BRUSHED':
      return brushing(canvas, outlinePath(canvas, frame, outline, reach * 0.97, height));
    case 'HAMMERED':
      return hammeredFace(canvas, faceOf(frame, shape), metal);
    case 'MILGRAIN':
      return beadedEdge(canvas, faceOf(frame, shape), metal);
    default:
      return '';
  }
}

/** The upper side of a plate in mm: its extent at a turn, and its points. */
function faceOf(frame: Frame, shape: PlateShape): Face {
  return {
    borderAt: (turn) => Math.hypot(...shape.outline(turn)) * shape.reach,
    placeAt: (x, y) => {
      const at = pointIn(frame, x, y, heightAt(shape, x / shape.reach, y / shape.reach));
      return { ...frame, at };
    },
  };
}

/** Height of a plate above its frame at a point of its outline. */
export function heightAt({ outline, height, power }: PlateShape, x: number, y: number): number {
  const border = Math.hypot(...outline(Math.atan2(y, x) / (2 * Math.PI)));
  const share = Math.min(1, Math.hypot(x, y) / border);
  return height * (1 - share ** power) ** (1 / power);
}

/** The path of an outline in a frame, `height` mm above it. */
export function outlinePath(
  canvas: Canvas,
  frame: Frame,
  outline: Outline,
  reach: number,
  height = 0,
): string {
  const points = Array.from({ length: 60 }, (_point, k) => {
    const [x, y] = outline(k / 60);
    return project(canvas.camera, pointIn(frame, x * reach, y * reach, height))
      .map(px)
      .join(' ');
  });
  return `M${points.join('L')}z`;
}

/** Fine parallel lines of a brushed surface over a path. */
function brushing(canvas: Canvas, path: string): string {
  const id = canvas.define('brush', (name) => {
    const lines = Array.from({ length: 16 }, (_line, k) => {
      const tone = k % 3 === 0 ? '#FFF' : '#2D2926';
      const opacity = [0.16, 0.07, 0.11, 0.05][k % 4];
      return `<path d="M0 ${((k * 37) % 32) + 0.5}h${200 + ((k * 53) % 90)}" stroke="${tone}" stroke-opacity="${opacity}"/>`;
    });
    return `<pattern id="${name}" width="290" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">${lines.join('')}</pattern>`;
  });
  return `<path d="${path}" fill="url(#${id})"/>`;
}

/**
 * Cross-section of a plate from below its rim (v = 0) to its middle (v = 1): size of the outline and height, both 0..1.
 */
function puffed(v: number, power: number): readonly [size: number, rise: number] {
  if (v > BEND) {
    const size = (Math.SQRT1_2 ** (2 / power) * (1 - v)) / (1 - BEND);
    return [size, (1 - size ** power) ** (1 / power)];
  }
  const angle = -0.16 * Math.PI + (v / BEND) * 0.41 * Math.PI;
  return [Math.cos(angle) ** (2 / power), Math.sign(angle) * Math.abs(Math.sin(angle)) ** (2 / power)];
}

import type { Canvas } from '../canvas/canvas.ts';
import type { Vec3 } from '../canvas/vector.ts';
import { dot } from '../canvas/vector.ts';
import { metalRamp } from '../light/colour-ramp.ts';
import type { Sheet } from '../light/metal-surface.ts';
import { isMatt, metalSheet } from '../light/metal-surface.ts';
import type { Finish, MetalColour } from '../piece-drawing.ts';

/**
 * A hoop of metal in the xy plane, axis z. Angles are turns from the right side through the top. `width` (along the
 * axis) and `thickness` may vary with the turn; `power` is the shape of the cross-section, from round (2) to flat (10).
 */
export type Shank = {
  readonly innerRadius: number;
  readonly width: (turn: number) => number;
  readonly thickness: (turn: number) => number;
  readonly power: number;
  /** Start and end of an open hoop, in turns; a full circle by default. */
  readonly from?: number;
  readonly to?: number;
};

/** The closed surface of a shank, with enough facets for `scale` pixels per millimetre. */
export function shankSheet(shank: Shank, scale = 40): Sheet {
  const from = shank.from ?? 0;
  const to = shank.to ?? 1;
  return {
    uSteps: clamp((shank.innerRadius + 1) * scale * 0.4 * (to - from), 80, 160),
    vSteps: clamp((shank.width(0.75) + shank.thickness(0.75)) * scale * 0.3, 32, 64),
    at: (u, v) => {
      const turn = from + (to - from) * u;
      const [out, along] = profilePoint(shank, turn, v);
      return shankPoint(shank, turn, out, along);
    },
  };
}

/** The point at `turn`, `out` mm above the middle of the metal and `along` mm beside it. */
export function shankPoint(shank: Shank, turn: number, out: number, along: number): Vec3 {
  const radius = shank.innerRadius + shank.thickness(turn) / 2 + out;
  return [radius * Math.cos(turn * 2 * Math.PI), radius * Math.sin(turn * 2 * Math.PI), along];
}

/** The point on the outside of a hoop, `along` mm beside its middle, on the curve of the cross-section. */
export function outsidePoint(shank: Shank, turn: number, along: number): Vec3 {
  const aside = Math.min(1, Math.abs((2 * along) / shank.width(turn)));
  return shankPoint(
    shank,
    turn,
    (shank.thickness(turn) / 2) * (1 - aside ** shank.power) ** (1 / shank.power),
    along,
  );
}

/** The direction away from the axis at `turn`. */
export function radial(turn: number): Vec3 {
  return [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI), 0];
}

function profilePoint(shank: Shank, turn: number, v: number): readonly [out: number, along: number] {
  const angle = v * 2 * Math.PI;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const length = (Math.abs(c) ** shank.power + Math.abs(s) ** shank.power) ** (1 / shank.power);
  return [(c / length) * (shank.thickness(turn) / 2), (s / length) * (shank.width(turn) / 2)];
}

/** Draws a shank: the inside, visible through the hole, then the outside. */
export function drawShank(canvas: Canvas, shank: Shank, metal: MetalColour, finish: Finish): string {
  return drawShankInside(canvas, shank, metal) + drawShankOutside(canvas, shank, metal, finish);
}

/** The far inner wall, slightly darker because less light reaches it. */
export function drawShankInside(canvas: Canvas, shank: Shank, metal: MetalColour): string {
  const inside = insideOf(shank);
  return metalSheet(canvas, shankSheet(shank, canvas.camera.scale), {
    ramp: metalRamp(metal),
    within: inside,
    shade: (u) => 0.72 + 0.2 * Math.sin(turnAt(shank, u) * 2 * Math.PI + Math.PI),
  });
}

/** Only the outward-facing surface, for an inlay in another metal. */
export function drawShankFace(canvas: Canvas, shank: Shank, metal: MetalColour, finish: Finish): string {
  return metalSheet(canvas, shankSheet(shank, canvas.camera.scale), {
    ramp: metalRamp(metal),
    satin: isMatt(finish),
    within: (u, _v, normal) => dot(normal, radial(turnAt(shank, u))) - 0.3,
  });
}

/** All except the inner wall. */
export function drawShankOutside(canvas: Canvas, shank: Shank, metal: MetalColour, finish: Finish): string {
  const inside = insideOf(shank);
  return metalSheet(canvas, shankSheet(shank, canvas.camera.scale), {
    ramp: metalRamp(metal),
    satin: isMatt(finish),
    within: (u, v, normal) => -inside(u, v, normal),
  });
}

function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)));
}

function turnAt(shank: Shank, u: number): number {
  return (shank.from ?? 0) + ((shank.to ?? 1) - (shank.from ?? 0)) * u;
}

/** Above zero on the wall that faces the finger, otherwise below zero. */
function insideOf(shank: Shank): (u: number, v: number, normal: Vec3) => number {
  return (u, _v, normal) => -0.25 - dot(normal, radial(turnAt(shank, u)));
}

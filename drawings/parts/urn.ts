import type { Canvas } from '../canvas/canvas.ts';
import type { Vec3 } from '../canvas/vector.ts';
import { frameAt } from '../canvas/vector.ts';
import { metalRamp } from '../light/colour-ramp.ts';
import { isMatt, metalSheet } from '../light/metal-surface.ts';
import type { PendantDrawing } from '../piece-drawing.ts';
import { flushStone } from './setting.ts';

/** Height of an urn pendant in mm. */
export const URN_HEIGHT = 18;

/** Radius of an urn by height 0 (foot) to 1 (lid). */
export const URNS = {
  AMPHORA: (t: number) =>
    t < 0.08
      ? 2.4 - t * 8
      : t < 0.72
        ? 1.6 + 3.4 * Math.sin(((t - 0.08) / 0.64) * Math.PI * 0.62)
        : t < 0.82
          ? 4.75 - (t - 0.72) * 26
          : t < 0.9
            ? 2.6
            : 2.5 * Math.sqrt(Math.max(0, (1 - t) / 0.1)),
  CYLINDER: (t: number) =>
    t < 0.04
      ? 3.4 * Math.sqrt(t / 0.04)
      : t < 0.72
        ? 3.4
        : t < 0.76
          ? 3.7
          : 3.5 * Math.sqrt(Math.max(0, (1 - t) / 0.24)),
  TEARDROP: (t: number) =>
    5.2 * Math.sin(Math.PI * Math.min(1, t) ** 0.72) ** 0.9 * (1 - 0.42 * t) + 0.55 * t,
};

/** A small turned vessel for ashes, with an optional stone in its front. */
export function drawUrn(canvas: Canvas, pendant: PendantDrawing & { kind: 'URN_PENDANT' }): string {
  const radius = URNS[pendant.form];
  const vessel = metalSheet(
    canvas,
    {
      uSteps: 96,
      vSteps: 110,
      at: (u, v) => {
        const angle = u * 2 * Math.PI;
        const r = Math.max(0.02, radius(Math.min(1, Math.max(0, v))));
        return [Math.sin(angle) * r, v * URN_HEIGHT - URN_HEIGHT / 2, Math.cos(angle) * r];
      },
    },
    { ramp: metalRamp(pendant.metalColour), satin: isMatt(pendant.finish) },
  );
  const at: Vec3 = [0, 0, radius(0.5) + 0.05];
  const stone = pendant.stone
    ? flushStone(canvas, frameAt(at, [0, 0.1, 1]), pendant.stone, pendant.metalColour)
    : '';
  return vessel + stone;
}

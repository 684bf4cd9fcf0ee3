import { project } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { px } from '../canvas/canvas.ts';
import type { Frame } from '../canvas/vector.ts';
import { pointIn } from '../canvas/vector.ts';
import { colourAt, metalRamp } from '../light/colour-ramp.ts';
import type { MetalColour } from '../piece-drawing.ts';
import type { Outline } from './plate.ts';
import { outlinePath } from './plate.ts';

/** The ridges of a finger, engraved in a plate: a leaning loop, with its lines clipped at the plate's border. */
export function engravedFingerprint(
  canvas: Canvas,
  frame: Frame,
  outline: Outline,
  reach: number,
  height: number,
  metal: MetalColour,
): string {
  const ramp = metalRamp(metal);
  const clip = canvas.define(
    'finger',
    (id) =>
      `<clipPath id="${id}"><path d="${outlinePath(canvas, frame, outline, reach * 0.84, height)}"/></clipPath>`,
  );
  const width = reach * canvas.camera.scale * 0.034;
  const id = canvas.define(
    'ridges',
    (name) => `<path id="${name}" d="${ridges(canvas, frame, reach, height)}"/>`,
  );
  const line = (tone: number, shift: number, share: number, opacity: number) =>
    `<use href="#${id}" x="${px(shift)}" y="${px(shift)}" stroke="${colourAt(ramp, tone)}" stroke-width="${px(width * share)}" stroke-opacity="${opacity}"/>`;
  const lines = line(1, width * 0.4, 1, 0.85) + line(0.12, 0, 0.95, 0.85);
  return `<g clip-path="url(#${clip})" fill="none" stroke-linecap="round">${lines}</g>`;
}

function ridges(canvas: Canvas, frame: Frame, reach: number, height: number): string {
  const paths: string[] = [];
  for (let ridge = 0; ridge < 13; ridge++) {
    const radius = 0.05 + ridge * 0.088;
    let path = '';
    for (let k = 0; k <= 34; k++) {
      // From the lower left, over the core, to the lower right: arches outside, a closed loop inside.
      const angle = Math.PI * (1.32 - (1.64 * k) / 34);
      const wave = 1 + 0.035 * Math.sin(angle * 5 + ridge * 1.7) + 0.02 * Math.sin(angle * 11 + ridge);
      const lift = Math.max(0, -Math.sin(angle)) * ridge * 0.05;
      const x =
        Math.cos(angle) * radius * wave * 0.92 + 0.06 * radius - lift * Math.sign(-Math.cos(angle)) * 0.4;
      const y = Math.sin(angle) * radius * wave * 1.18 - 0.05 - lift;
      const [sx, sy] = project(canvas.camera, pointIn(frame, x * reach, y * reach, height));
      // Some ridges are interrupted, as on a real finger.
      const broken = (k * 7 + ridge * 11) % 29 === 3;
      path += `${k === 0 || broken ? 'M' : 'L'}${px(sx)} ${px(sy)}`;
    }
    paths.push(path);
  }
  return paths.join('');
}

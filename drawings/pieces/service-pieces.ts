import { project } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { px, tableShadow } from '../canvas/canvas.ts';
import type { Vec3 } from '../canvas/vector.ts';
import { dot, frameAt, pointIn } from '../canvas/vector.ts';
import { colourAt, metalRamp } from '../light/colour-ramp.ts';
import { metalSheet } from '../light/metal-surface.ts';
import { gemStone } from '../parts/gem.ts';
import type { PlateShape } from '../parts/plate.ts';
import { metalPlate } from '../parts/plate.ts';
import { plateOutline } from '../parts/plate-outline.ts';
import { metalWire, strokes } from '../parts/wire.ts';
import type { MetalColour, OtherDrawing } from '../piece-drawing.ts';

/** A service, shown by its tool or result: inspection, sizing, engraving. */
export function drawService(
  canvas: Canvas,
  service: (OtherDrawing & { kind: 'SERVICE' })['service'],
  metal: MetalColour,
): string {
  switch (service) {
    case 'LOUPE':
      return loupe(canvas);
    case 'MANDREL':
      return mandrel(canvas, metal);
    case 'ENGRAVED_PLATE':
      return engravedPlate(canvas, metal);
  }
}

/** A loupe that magnifies a diamond. */
function loupe(canvas: Canvas): string {
  const glass = canvas.define(
    'glass',
    (id) =>
      `<radialGradient id="${id}" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#FFF" stop-opacity=".75"/><stop offset=".35" stop-color="#EAF1F5" stop-opacity=".18"/><stop offset=".8" stop-color="#A9B7C3" stop-opacity=".16"/><stop offset="1" stop-color="#748798" stop-opacity=".4"/></radialGradient>`,
  );
  const lens = `<circle cx="520" cy="520" r="262" fill="#FBFCFC"/>`;
  const sheen = `<circle cx="520" cy="520" r="262" fill="url(#${glass})"/>`;
  const circle = Array.from(
    { length: 61 },
    (_point, k) =>
      [520 + 272 * Math.cos((k / 60) * 2 * Math.PI), 520 + 272 * Math.sin((k / 60) * 2 * Math.PI)] as const,
  );
  const rim = strokes(canvas, circle, 42, 'SILVER');
  const stone = gemStone(canvas, frameAt([-2.2, 2.1, 0], [0.05, 0.1, 1]), 'ROUND', 'DIAMOND', 9.4);
  const handle = strokes(
    canvas,
    [
      [742, 742],
      [960, 960],
    ],
    92,
    'PALLADIUM',
  );
  const joint = strokes(
    canvas,
    [
      [716, 716],
      [756, 756],
    ],
    60,
    'SILVER',
  );
  return tableShadow(canvas, 640, 880, 430, 120, 0.7) + handle + joint + lens + stone + sheen + rim;
}

/** A tapered sizing mandrel with its grooves and two rings on it. */
function mandrel(canvas: Canvas, metal: MetalColour): string {
  const axis = frameAt([-26, -9.5, 0], [0.94, 0.34, 0]);
  const radius = (t: number) => 3.1 + 4.6 * (1 - t);
  const cone = metalSheet(
    canvas,
    {
      uSteps: 72,
      vSteps: 34,
      at: (u, v) =>
        pointIn(axis, Math.cos(u * 2 * Math.PI) * radius(v), Math.sin(u * 2 * Math.PI) * radius(v), v * 46),
    },
    { ramp: metalRamp('PALLADIUM') },
  );
  const around = (t: number, lift: number): Vec3[] => {
    const all = Array.from({ length: 49 }, (_point, k) => {
      const angle = (k / 48) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const facing = dot(pointIn({ ...axis, at: [0, 0, 0] }, x, y), canvas.camera.toward) > -0.05;
      return { facing, point: pointIn(axis, x * (radius(t) + lift), y * (radius(t) + lift), t * 46) };
    });
    const first = all.findIndex((place, k) => place.facing && !all.at(k - 1)?.facing);
    return [...all.slice(first, -1), ...all.slice(0, first)]
      .filter((place) => place.facing)
      .map((place) => place.point);
  };
  const grooves = Array.from({ length: 19 }, (_groove, k) => {
    const points = around(0.14 + k * 0.044, 0).map((point) =>
      project(canvas.camera, point).map(px).join(' '),
    );
    return `<path d="M${points.join('L')}" fill="none" stroke="#2E2E30" stroke-opacity=".3" stroke-width="2"/>`;
  });
  const tip = metalWire(canvas, [pointIn(axis, 0, 0, 45.2), pointIn(axis, 0, 0, 46.2)], 6, 'PALLADIUM');
  const ringAt = (t: number, colour: MetalColour) => metalWire(canvas, around(t, 0.5), 2.6, colour);
  return (
    tableShadow(canvas, 600, 900, 470, 80, 0.8) +
    tip +
    cone +
    grooves.join('') +
    ringAt(0.44, metal) +
    ringAt(0.6, 'WHITE')
  );
}

/** Position of the engraver's sample plate. */
export const SAMPLE_PLATE = frameAt([-1.5, 0, 0], [0, 0.32, 0.95]);

/** The engraver's sample plate. */
export const SAMPLE_PLATE_SHAPE: PlateShape = {
  outline: (turn) => plateOutline('DISC', turn),
  reach: 11.5,
  height: 0.9,
  power: 11,
};

/** A round plate with hand-cut scrolls above a free space, and a burin. */
function engravedPlate(canvas: Canvas, metal: MetalColour): string {
  const frame = SAMPLE_PLATE;
  const ramp = metalRamp(metal);
  const plate = metalPlate(canvas, frame, SAMPLE_PLATE_SHAPE, metal, 'BRUSHED');
  const curl = (x: number, y: number, size: number, turn: number, hand: number) => {
    const points = Array.from({ length: 34 }, (_point, k) => {
      const t = k / 33;
      const angle = turn + hand * t * 3.4 * Math.PI;
      const reach = size * (1 - t) ** 0.8;
      return project(
        canvas.camera,
        pointIn(frame, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 0.95),
      )
        .map(px)
        .join(' ');
    });
    return `M${points.join('L')}`;
  };
  const scrolls = [curl(-4, 2.2, 4.4, -0.9, 1), curl(3.4, 2.4, 4.2, 4, -1), curl(0, 6.6, 2.2, -1.5, 1)].join(
    '',
  );
  const id = canvas.define('scrolls', (name) => `<path id="${name}" d="${scrolls}"/>`);
  const cut = `<g fill="none" stroke-linecap="round"><use href="#${id}" x="3" y="3" stroke="${colourAt(ramp, 1)}" stroke-width="5"/><use href="#${id}" stroke="${colourAt(ramp, 0.12)}" stroke-width="4.4"/></g>`;
  const burin = metalWire(
    canvas,
    [pointIn(frame, 5.2, -0.6, 1), pointIn(frame, 12.4, 5.4, 4)],
    0.9,
    'PALLADIUM',
  );
  const grip = metalWire(canvas, [pointIn(frame, 12.6, 5.5, 4.1), pointIn(frame, 15.6, 8, 5.4)], 3, 'ROSE');
  return tableShadow(canvas, 570, 1010, 330, 56, 0.8) + plate + cut + burin + grip;
}

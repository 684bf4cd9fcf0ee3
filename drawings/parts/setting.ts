import type { Canvas } from '../canvas/canvas.ts';
import type { Frame, Vec3 } from '../canvas/vector.ts';
import { add, dot, frameAt, pointIn, scale, subtract } from '../canvas/vector.ts';
import { metalRamp } from '../light/colour-ramp.ts';
import { metalSheet } from '../light/metal-surface.ts';
import type { MetalColour, Stone, StoneShape } from '../piece-drawing.ts';
import { gemStone, smallStone } from './gem.ts';
import { stoneOutline } from './gem-cut.ts';
import { metalBead, metalWire } from './wire.ts';

/** A stone with prongs. The frame is at the middle of the girdle; the prongs start `foot` mm below it. */
export function prongSetting(
  canvas: Canvas,
  frame: Frame,
  stone: Stone,
  metal: MetalColour,
  foot?: number,
): string {
  if (stone.gem === 'PEARL') return peggedPearl(canvas, frame, stone, metal);
  const half = stone.size / 2;
  const depth = foot ?? half * 0.95;
  const width = Math.max(0.55, Math.min(0.95, stone.size * 0.13));
  const prongs = prongTurns(stone.shape).map((turn) => {
    const [x, y] = stoneOutline(stone.shape, turn);
    const tip = pointIn(frame, x * half * 0.97, y * half * 0.97, half * 0.12);
    const edge = pointIn(frame, x * half * 1.05, y * half * 1.05, half * 0.05);
    const bend = pointIn(frame, x * half * 1.04, y * half * 1.04, -half * 0.12);
    const base = pointIn(frame, x * half * 0.34, y * half * 0.34, -depth);
    return { tip, edge, points: [base, bend, tip], near: dot(subtract(tip, frame.at), canvas.camera.toward) };
  });
  const gem = stone.size < 3.4 ? smallStone : gemStone;
  const drawnGem = gem(canvas, frame, stone.shape, stone.gem, stone.size);
  const gallery = metalWire(
    canvas,
    circleIn(frame, stone.shape, half * 0.62, -half * 0.52),
    width * 0.8,
    metal,
  );
  const tipOf = (prong: Prong) => metalBead(canvas, prong.tip, width * 0.54, metal);
  const whole = (prong: Prong) => metalWire(canvas, prong.points, width, metal) + tipOf(prong);
  if (dot(frame.n, canvas.camera.toward) > 0.7) {
    // From above, the stone hides the basket; only the claws are visible over its edge.
    const claws = prongs.map(
      (prong) => metalWire(canvas, [prong.edge, prong.tip], width, metal) + tipOf(prong),
    );
    return drawnGem + claws.join('');
  }
  const behind = prongs.filter((prong) => prong.near < 0).map(whole);
  const before = prongs.filter((prong) => prong.near >= 0).map(whole);
  return behind.join('') + gallery + drawnGem + before.join('');
}

type Prong = { tip: Vec3; edge: Vec3; points: Vec3[] };

/** A pearl on a peg, with a cup behind it and a small cap if it hangs. */
function peggedPearl(canvas: Canvas, frame: Frame, stone: Stone, metal: MetalColour): string {
  const half = stone.size / 2;
  const hangs = dot(frame.n, canvas.camera.toward) > 0.7;
  const seat = hangs ? frame : { ...frame, at: pointIn(frame, 0, 0, -half * 0.35) };
  const cup = metalWire(canvas, circleIn(seat, 'ROUND', half * 0.62, half * 0.02), 0.9, metal);
  const pearl = gemStone(canvas, seat, 'ROUND', 'PEARL', stone.size);
  return (
    cup +
    pearl +
    (hangs ? metalBead(canvas, pointIn(frame, 0, half * 0.98, half * 0.5), half * 0.22, metal) : '')
  );
}

/** A stone in a smooth collar of metal. */
export function bezelSetting(canvas: Canvas, frame: Frame, stone: Stone, metal: MetalColour): string {
  if (stone.gem === 'PEARL') return peggedPearl(canvas, frame, stone, metal);
  const half = stone.size / 2;
  const cup = metalSheet(
    canvas,
    {
      uSteps: 80,
      vSteps: 16,
      at: (u, v) => {
        const [x, y] = stoneOutline(stone.shape, u);
        const reach = half * (0.82 + 0.36 * v);
        return pointIn(frame, x * reach, y * reach, half * (-0.75 + 0.82 * v));
      },
    },
    { ramp: metalRamp(metal) },
  );
  const rim = circleIn(frame, stone.shape, half * 1.07, half * 0.1);
  return (
    cup +
    gemStone(canvas, frame, stone.shape, stone.gem, stone.size) +
    metalWire(canvas, rim, Math.max(0.5, half * 0.2), metal)
  );
}

/** Small stones around an outline `reach` mm from the middle of a frame, each in a bright-cut seat. */
export function stoneHalo(
  canvas: Canvas,
  frame: Frame,
  shape: StoneShape,
  reach: number,
  accent: Stone,
  metal: MetalColour,
): string {
  const outline = circleIn(frame, shape, reach, 0);
  const length = outline.reduce(
    (sum, point, k) => sum + Math.hypot(...subtract(outline[k + 1] ?? point, point)),
    0,
  );
  const count = Math.max(6, Math.round(length / (accent.size * 1.08)));
  const seat = metalWire(
    canvas,
    circleIn(frame, shape, reach, -accent.size * 0.32),
    accent.size * 1.3,
    metal,
  );
  const places = evenly(outline, count);
  const stones = places.map((at) =>
    smallStone(canvas, { ...frame, at }, accent.shape, accent.gem, accent.size),
  );
  const beads = places.map((at, k) => {
    const next = places[(k + 1) % places.length] ?? at;
    const middle = scale(add(at, next), 0.5);
    const outward = subtract(middle, frame.at);
    const edge = add(middle, scale(outward, (accent.size * 0.4) / Math.max(0.1, Math.hypot(...outward))));
    return metalBead(canvas, edge, accent.size * 0.13, metal);
  });
  return seat + stones.join('') + beads.join('');
}

/** A small stone sunk flush into metal, with a bright rim. */
export function flushStone(canvas: Canvas, frame: Frame, stone: Stone, metal: MetalColour): string {
  return smallStone(canvas, frame, stone.shape, stone.gem, stone.size, metal);
}

/** Points of a closed stone outline in a frame. */
export function circleIn(frame: Frame, shape: StoneShape, reach: number, height: number): Vec3[] {
  return Array.from({ length: 33 }, (_point, k) => {
    const [x, y] = stoneOutline(shape, k / 32);
    return pointIn(frame, x * reach, y * reach, height);
  });
}

/** A frame for a stone on a hoop in the xy plane, with its length across the hoop. */
export function standingOn(at: Vec3, n: Vec3): Frame {
  return frameAt(at, n, [n[1], -n[0], 0]);
}

function prongTurns(shape: StoneShape): number[] {
  switch (shape) {
    case 'PEAR':
      return [0.25, 0.04, 0.46, 0.64, 0.86];
    case 'MARQUISE':
      return [0.25, 0.75, 0.08, 0.42, 0.58, 0.92];
    case 'EMERALD':
      return [0.14, 0.36, 0.64, 0.86];
    case 'BAGUETTE':
      return [0.18, 0.32, 0.68, 0.82];
    default:
      return [0.125, 0.375, 0.625, 0.875];
  }
}

/** `count` points at equal distances along a closed line. */
function evenly(line: readonly Vec3[], count: number): Vec3[] {
  const lengths = line.map((point, k) => Math.hypot(...subtract(line[k + 1] ?? point, point)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const places: Vec3[] = [];
  let passed = 0;
  let k = 0;
  for (let place = 0; place < count; place++) {
    const target = (place / count) * total;
    while (k < lengths.length - 2 && passed + (lengths[k] ?? 0) < target) passed += lengths[k++] ?? 0;
    const [from, to] = [line[k], line[k + 1]];
    if (!from || !to) continue;
    places.push(add(from, scale(subtract(to, from), (target - passed) / Math.max(1e-6, lengths[k] ?? 1))));
  }
  return places;
}

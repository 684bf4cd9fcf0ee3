import { movedBy } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { tableShadow, withCamera } from '../canvas/canvas.ts';
import type { Frame, Vec3 } from '../canvas/vector.ts';
import { frameAt, pointIn } from '../canvas/vector.ts';
import { prongSetting, stoneHalo } from '../parts/setting.ts';
import type { Shank } from '../parts/shank.ts';
import { drawShank } from '../parts/shank.ts';
import { hoopFinish } from '../parts/surface-marks.ts';
import { metalWire } from '../parts/wire.ts';
import type { EarringDrawing } from '../piece-drawing.ts';
import { stoneRow } from './ring-pieces.ts';

/** A pair of earrings: one seen from the front, one slightly turned. */
export function drawEarrings(canvas: Canvas, pair: EarringDrawing): string {
  switch (pair.kind) {
    case 'STUD_EARRINGS':
      return studs(canvas, pair);
    case 'HOOP_EARRINGS':
      return hoops(canvas, pair);
    case 'DROP_EARRINGS':
      return drops(canvas, pair);
  }
}

/** A post with its butterfly, behind a frame. */
export function postBehind(canvas: Canvas, frame: Frame, metal: EarringDrawing['metalColour']): string {
  const post = metalWire(canvas, [pointIn(frame, 0, 0, -1), pointIn(frame, 0, 0, -10.5)], 0.85, metal);
  const back = metalWire(canvas, [pointIn(frame, 0, 0, -7.4), pointIn(frame, 0, 0, -8.6)], 3.4, metal);
  const tip = metalWire(canvas, [pointIn(frame, 0, 0, -9), pointIn(frame, 0, 0, -11)], 0.85, metal);
  return tip + post + back;
}

function studs(canvas: Canvas, pair: EarringDrawing & { kind: 'STUD_EARRINGS' }): string {
  const spread = Math.max(5.4, pair.stone.size * 0.78 + (pair.accent?.size ?? 0));
  const facing = frameAt([-spread, 0.6, 0], [0.02, 0.24, 0.97]);
  const turned = frameAt([spread * 0.86, 0, 0], [-0.6, 0.24, 0.76]);
  const stud = (frame: Frame) => {
    const halo = pair.accent
      ? stoneHalo(
          canvas,
          frame,
          pair.stone.shape,
          pair.stone.size / 2 + pair.accent.size * 0.62,
          pair.accent,
          pair.metalColour,
        )
      : '';
    return halo + prongSetting(canvas, frame, pair.stone, pair.metalColour);
  };
  const below = canvas.camera.y + (pair.stone.size * 0.62 + 2) * canvas.camera.scale;
  const shadow = (x: number) =>
    tableShadow(canvas, canvas.camera.x + x * canvas.camera.scale, below, pair.stone.size * 24, 30, 0.8);
  return (
    shadow(-spread) +
    shadow(spread) +
    stud(facing) +
    postBehind(canvas, turned, pair.metalColour) +
    stud(turned)
  );
}

function hoops(canvas: Canvas, pair: EarringDrawing & { kind: 'HOOP_EARRINGS' }): string {
  const radius = pair.size / 2;
  const hoop: Shank = {
    innerRadius: radius - 1.6,
    thickness: () => 1.6,
    width: () => pair.width,
    power: pair.stone ? 5 : 2.2,
    from: 0.27,
    to: 1.235,
  };
  const one = (at: Canvas) => {
    const post = metalWire(
      at,
      [
        [-0.2, radius - 0.9, 0],
        [1.6, radius - 0.3, 0],
        [3, radius - 1.6, 0],
      ],
      0.7,
      pair.metalColour,
    );
    const stones = pair.stone
      ? stoneRow(at, hoop, pair.stone, 0.34, 0.68, { metalColour: pair.metalColour, beads: true })
      : '';
    const shadow = tableShadow(at, at.camera.x, at.camera.y + (radius + 0.5) * at.camera.scale, 190, 36, 0.9);
    return (
      shadow +
      post +
      drawShank(at, hoop, pair.metalColour, pair.finish) +
      hoopFinish(at, hoop, pair.finish, pair.metalColour) +
      stones
    );
  };
  const step = 215;
  return (
    one(withCamera(canvas, movedBy(canvas.camera, step, -26))) +
    one(withCamera(canvas, movedBy(canvas.camera, -step, 12)))
  );
}

function drops(canvas: Canvas, pair: EarringDrawing & { kind: 'DROP_EARRINGS' }): string {
  const { stone, accent, metalColour: metal } = pair;
  const one = (at: Canvas, n: Vec3) => {
    const top = 13;
    const hook = Array.from({ length: 17 }, (_point, k): Vec3 => {
      const t = k / 16;
      const angle = Math.PI * (1.25 * t - 0.08);
      return t < 0.62
        ? [Math.cos(angle * 1.25) * 3.1 - 3.1, top - 5 + Math.sin(angle * 1.25) * 4, 0]
        : [-6.2 - (t - 0.62) * 2.2, top - 5 - (t - 0.62) * 20, 0];
    });
    const face = (y: number) => frameAt([0, y, 0], n);
    const upper = accent ? prongSetting(at, face(5.2), { ...accent, count: 1 }, metal) : '';
    const stoneTop = accent ? 5.2 - accent.size / 2 - 1 : 6;
    const link = (from: number, to: number) =>
      metalWire(at, ovalLink(0, (from + to) / 2, 0.62, (from - to) / 2 + 0.5), 0.46, metal);
    const middle = stoneTop - 0.7 - stone.size / 2;
    const body = prongSetting(at, face(middle), stone, metal);
    const shadow = tableShadow(at, at.camera.x, 1050, 130, 26, 0.7);
    return (
      shadow +
      metalWire(at, hook, 0.75, pair.partMetal ?? metal) +
      link(top - 5 + 0.2, accent ? 5.2 + accent.size / 2 : 6) +
      link(stoneTop + 0.2, stoneTop - 0.6) +
      upper +
      body
    );
  };
  return (
    one(withCamera(canvas, movedBy(canvas.camera, 190, 0)), [-0.34, 0.2, 0.92]) +
    one(withCamera(canvas, movedBy(canvas.camera, -150, 26)), [-0.1, 0.2, 0.97])
  );
}

function ovalLink(x: number, y: number, rx: number, ry: number): Vec3[] {
  return Array.from(
    { length: 13 },
    (_point, k): Vec3 => [
      x + Math.cos((k / 12) * 2 * Math.PI) * rx,
      y + Math.sin((k / 12) * 2 * Math.PI) * ry,
      0.3,
    ],
  );
}

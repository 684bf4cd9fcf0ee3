import { movedBy } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { hoopShadow, tableShadow, withCamera } from '../canvas/canvas.ts';
import type { Vec3 } from '../canvas/vector.ts';
import { frameAt, pointIn } from '../canvas/vector.ts';
import { metalRamp } from '../light/colour-ramp.ts';
import { metalSheet } from '../light/metal-surface.ts';
import { metalPlate } from '../parts/plate.ts';
import { circleIn } from '../parts/setting.ts';
import { drawShank } from '../parts/shank.ts';
import { metalBead, metalWire } from '../parts/wire.ts';
import type { MetalColour, OtherDrawing } from '../piece-drawing.ts';
import { postBehind } from './earring-pieces.ts';

/** A finding, enlarged: a part that the workshop buys. */
export function drawFinding(
  canvas: Canvas,
  finding: (OtherDrawing & { kind: 'FINDING' })['finding'],
  metal: MetalColour,
): string {
  switch (finding) {
    case 'LOBSTER_CLASP':
      return largeClasp(canvas, metal);
    case 'SETTING_HEAD':
      return settingHead(canvas, metal);
    case 'JUMP_RING':
      return jumpRings(canvas, metal);
    case 'EAR_WIRE':
      return earWires(canvas, metal);
    case 'EAR_POST':
      return earPosts(canvas, metal);
  }
}

/** A lobster clasp, enlarged: tubes around an oval, a gate, a lever and an eye. */
function largeClasp(canvas: Canvas, metal: MetalColour): string {
  const tube = (cx: number, rx: number, ry: number, thick: (turn: number) => number) =>
    metalSheet(
      canvas,
      {
        uSteps: 96,
        vSteps: 40,
        at: (u, v) => {
          const [turn, around] = [u * 2 * Math.PI, v * 2 * Math.PI];
          const reach = thick(turn) * Math.cos(around);
          return [
            cx + Math.cos(turn) * (rx + reach),
            Math.sin(turn) * (ry + reach),
            thick(turn) * Math.sin(around),
          ];
        },
      },
      { ramp: metalRamp(metal) },
    );
  const shadow = hoopShadow(canvas, 710, 650, 300, 200, 90) + hoopShadow(canvas, 270, 610, 86, 80, 40);
  const eye = tube(-7.6, 1.9, 1.9, () => 0.75);
  const body = tube(2.2, 6.6, 4.6, (turn) => 1.05 + 0.95 * Math.max(0, -Math.cos(turn)) ** 1.5);
  const gate = metalWire(
    canvas,
    [
      [-3.4, 3.6, 1.4],
      [1, 2.9, 1.3],
      [6.4, 3.5, 1],
    ],
    1.3,
    metal,
  );
  const lever = metalWire(
    canvas,
    [
      [-2.2, 3.9, 1.6],
      [-1, 6.6, 1.6],
      [0, 7.1, 1.6],
    ],
    1,
    metal,
  );
  return shadow + eye + body + gate + lever + metalBead(canvas, [-3, 3.5, 2], 0.8, metal);
}

function settingHead(canvas: Canvas, metal: MetalColour): string {
  const frame = frameAt([0, 2, 0], [0, 1, 0]);
  const prongs = Array.from({ length: 6 }, (_prong, k) => {
    const angle = ((k + 0.5) / 6) * 2 * Math.PI;
    const at = (reach: number, height: number): Vec3 =>
      pointIn(frame, Math.cos(angle) * reach, Math.sin(angle) * reach, height);
    const points = [at(1.9, -7.5), at(4.1, -1), at(5.1, 2.2), at(4.9, 4)];
    return {
      near: at(1, 0)[2],
      drawing: metalWire(canvas, points, 0.95, metal) + metalBead(canvas, at(4.9, 4), 0.56, metal),
    };
  }).sort((a, b) => a.near - b.near);
  const rings =
    metalWire(canvas, circleIn(frame, 'ROUND', 4.1, -1), 1, metal) +
    metalWire(canvas, circleIn(frame, 'ROUND', 2.6, -4.6), 0.9, metal);
  const peg = metalWire(canvas, [pointIn(frame, 0, 0, -7), pointIn(frame, 0, 0, -12)], 2.2, metal);
  const back = prongs.slice(0, 3).map((prong) => prong.drawing);
  const front = prongs.slice(3).map((prong) => prong.drawing);
  return tableShadow(canvas, 600, 1010, 260, 46, 0.85) + peg + back.join('') + rings + front.join('');
}

function jumpRings(canvas: Canvas, metal: MetalColour): string {
  const places: ReadonlyArray<readonly [x: number, y: number, gap: number]> = [
    [190, -190, 0.1],
    [-210, -60, 0.62],
    [140, 190, 0.86],
  ];
  return places
    .map(([x, y, gap]) => {
      const at = withCamera(canvas, movedBy(canvas.camera, x, y));
      const ring = {
        innerRadius: 4.1,
        thickness: () => 1.5,
        width: () => 1.5,
        power: 2,
        from: gap + 0.012,
        to: gap + 0.988,
      };
      return (
        hoopShadow(at, at.camera.x + 8, at.camera.y + 30, 212, 188, 56) +
        drawShank(at, ring, metal, 'POLISHED')
      );
    })
    .join('');
}

function earWires(canvas: Canvas, metal: MetalColour): string {
  const wire = (x: number, y: number) => {
    const hook = Array.from({ length: 31 }, (_point, k): Vec3 => {
      const t = k / 30;
      if (t < 0.62) {
        const angle = Math.PI * (1.12 * (t / 0.62) - 0.08);
        return [x + Math.cos(angle) * 3.6, y + 4 + Math.sin(angle) * 4.6, 0];
      }
      const rest = (t - 0.62) / 0.38;
      return [x - 3.5 - rest * 0.6 + rest ** 2 * 1.6, y + 2.4 - rest * 9, 0];
    });
    const stem: Vec3[] = [
      [x + 3.5, y + 3.2, 0],
      [x + 3.5, y - 2.4, 0],
    ];
    const loop = Array.from(
      { length: 21 },
      (_point, k): Vec3 => [
        x + 3.5 + Math.sin((k / 20) * 2 * Math.PI) * 1.1,
        y - 4.2 + Math.cos((k / 20) * 2 * Math.PI) * 1.2,
        0.2,
      ],
    );
    const coil = [0, 0.5, 1, 1.5].map((step) =>
      metalWire(
        canvas,
        [
          [x + 2.9, y - 1 - step, 0.3],
          [x + 4.1, y - 1.2 - step, 0.3],
        ],
        0.5,
        metal,
      ),
    );
    return (
      metalWire(canvas, hook, 0.85, metal) +
      metalWire(canvas, stem, 0.85, metal) +
      coil.join('') +
      metalBead(canvas, [x + 3.5, y + 0.5, 0.4], 1.1, metal) +
      metalWire(canvas, loop, 0.7, metal)
    );
  };
  return tableShadow(canvas, 600, 985, 330, 46, 0.7) + wire(-5.5, -0.6) + wire(5, 0.6);
}

function earPosts(canvas: Canvas, metal: MetalColour): string {
  const post = (x: number, n: Vec3) => {
    const frame = frameAt([x, 0, 0], n);
    const pad = metalPlate(
      canvas,
      frame,
      {
        outline: (turn) => [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)],
        reach: 2.6,
        height: 0.7,
        power: 8,
      },
      metal,
      'POLISHED',
    );
    return postBehind(canvas, frame, metal) + pad;
  };
  return (
    tableShadow(canvas, 620, 800, 400, 60, 0.75) +
    post(7, [-0.86, 0.2, 0.46]) +
    post(-4.5, [-0.8, 0.24, 0.52])
  );
}

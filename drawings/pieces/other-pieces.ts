import type { Canvas } from '../canvas/canvas.ts';
import { tableShadow } from '../canvas/canvas.ts';
import type { Frame, Vec3 } from '../canvas/vector.ts';
import { add, frameAt, pointIn, scale } from '../canvas/vector.ts';
import { gemRamp } from '../light/colour-ramp.ts';
import { gemStone } from '../parts/gem.ts';
import type { PlateShape } from '../parts/plate.ts';
import { metalPlate } from '../parts/plate.ts';
import { plateOutline } from '../parts/plate-outline.ts';
import { flushStone, prongSetting } from '../parts/setting.ts';
import { metalWire } from '../parts/wire.ts';
import type { OtherDrawing, PlateForm } from '../piece-drawing.ts';
import { drawFinding } from './finding-pieces.ts';
import { drawService } from './service-pieces.ts';

/** Brooches, cufflinks, loose stones, findings and services. */
export function drawOther(canvas: Canvas, piece: OtherDrawing): string {
  switch (piece.kind) {
    case 'BROOCH':
      return brooch(canvas, piece);
    case 'CUFFLINKS':
      return cufflinks(canvas, piece);
    case 'LOOSE_STONE':
      return looseStones(canvas, piece);
    case 'FINDING':
      return drawFinding(canvas, piece.finding, piece.metalColour);
    case 'SERVICE':
      return drawService(canvas, piece.service, piece.metalColour);
  }
}

/** A flower: puffed petals around the centre stone, a smaller stone on every other petal. */
function brooch(canvas: Canvas, piece: OtherDrawing & { kind: 'BROOCH' }): string {
  const middle = frameAt([0, 0, 0], [0, 0.3, 0.95]);
  const petals = Array.from({ length: 8 }, (_petal, k) => {
    const angle = (k / 8) * 2 * Math.PI + 0.2;
    const long = add(scale(middle.u, Math.cos(angle)), scale(middle.w, Math.sin(angle)));
    const reach = k % 2 ? 10.4 : 11.4;
    const at = pointIn(middle, Math.cos(angle) * reach, Math.sin(angle) * reach, k % 2 ? -1.4 : 0);
    const frame = frameAt(at, add(middle.n, scale(long, 0.22)), long);
    const leaf = (turn: number): readonly [number, number] => {
      const x = Math.cos(turn * 2 * Math.PI);
      return [x, Math.sign(Math.sin(turn * 2 * Math.PI)) * 0.66 * (1 - x * x) ** 0.85 * (1 + 0.25 * x)];
    };
    const plate = metalPlate(
      canvas,
      frame,
      { outline: leaf, reach: k % 2 ? 6.6 : 7.6, height: 1.7, power: 2.2 },
      k % 2 ? (piece.secondMetal ?? piece.metalColour) : piece.metalColour,
      piece.finish,
    );
    const accent =
      piece.accent && k % 2 === 0
        ? flushStone(canvas, { ...frame, at: pointIn(frame, 1, 0, 1.8) }, piece.accent, piece.metalColour)
        : '';
    return { back: k % 2, drawing: plate + accent };
  });
  const order = [...petals.filter((petal) => petal.back), ...petals.filter((petal) => !petal.back)];
  const stone = prongSetting(
    canvas,
    { ...middle, at: pointIn(middle, 0, 0, 2.4) },
    piece.stone,
    piece.metalColour,
  );
  return tableShadow(canvas, 600, 1010, 330, 58, 0.8) + order.map((petal) => petal.drawing).join('') + stone;
}

function cufflinks(canvas: Canvas, pair: OtherDrawing & { kind: 'CUFFLINKS' }): string {
  const one = (frame: Frame) => {
    const bar = metalWire(
      canvas,
      [pointIn(frame, -5, 0, -15), pointIn(frame, 5, 0, -15)],
      3.6,
      pair.metalColour,
    );
    const post = metalWire(
      canvas,
      [pointIn(frame, 0, 0, -0.5), pointIn(frame, 0, 0, -15)],
      1.9,
      pair.metalColour,
    );
    const face = metalPlate(canvas, frame, cufflinkFace(pair.form), pair.metalColour, pair.finish);
    const stone = pair.stone ? inlay(canvas, { ...frame, at: pointIn(frame, 0, 0, 1.55) }, pair) : '';
    return bar + post + face + stone;
  };
  const shadow = (x: number) => tableShadow(canvas, x, 905, 220, 40, 0.8);
  return shadow(410) + shadow(810) + one(frameAt([7.6, 0.6, -2], [-0.66, 0.16, 0.72])) + one(FRONT_CUFFLINK);
}

/** The cufflink of the pair whose face is visible. */
export const FRONT_CUFFLINK = frameAt([-10, -0.6, 0], [-0.08, 0.4, 0.91]);

/** The plate of a cufflink. */
export function cufflinkFace(form: PlateForm): PlateShape {
  return { outline: (turn) => plateOutline(form, turn), reach: 8, height: 1.6, power: 7 };
}

function inlay(canvas: Canvas, frame: Frame, pair: OtherDrawing & { kind: 'CUFFLINKS' }): string {
  const stone = pair.stone;
  if (!stone) return '';
  return stone.size > 3.4
    ? gemStone(canvas, frame, stone.shape, stone.gem, stone.size)
    : flushStone(canvas, frame, stone, pair.metalColour);
}

/** Stones on the table: one large stone or a small parcel. */
function looseStones(canvas: Canvas, piece: OtherDrawing & { kind: 'LOOSE_STONE' }): string {
  const { stone } = piece;
  const zoom = 8.4 / stone.size;
  const places: ReadonlyArray<readonly [x: number, y: number, size: number]> =
    stone.count === 1
      ? [[0, 0, 1]]
      : [
          [1.2, -4.6, 0.52],
          [-4.9, -2.6, 0.52],
          [5.4, -0.6, 0.52],
          [-1.6, 0.4, 0.52],
          [-5.2, 3.6, 0.52],
          [2.6, 4.6, 0.52],
          [7, 4.2, 0.4],
        ];
  return places
    .map(([x, y, size], k) => {
      const at: Vec3 = [x, 0, y];
      const turned = frameAt(at, [0.06 * ((k % 3) - 1), 1, 0.1], [Math.cos(k * 1.3), 0, Math.sin(k * 1.3)]);
      const frame = stone.count === 1 ? frameAt(at, [0.08, 1, 0.12]) : turned;
      const px = canvas.camera.scale * size * 4.2;
      const [sx, sy] = [
        canvas.camera.x + x * canvas.camera.scale,
        canvas.camera.y + y * canvas.camera.scale * 0.86,
      ];
      const glow = `<ellipse cx="${Math.round(sx + px * 0.5)}" cy="${Math.round(sy + px * 0.75)}" rx="${Math.round(px * 0.9)}" ry="${Math.round(px * 0.42)}" fill="${gemRamp(stone.gem)[3]}" opacity=".28" filter="url(#${softGlow(canvas)})"/>`;
      return (
        tableShadow(canvas, sx + px * 0.12, sy + px * 0.62, px * 1.05, px * 0.5, 0.9) +
        glow +
        gemStone(canvas, frame, stone.shape, stone.gem, stone.size * zoom * size)
      );
    })
    .join('');
}

function softGlow(canvas: Canvas): string {
  return canvas.define(
    'glow',
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>`,
  );
}

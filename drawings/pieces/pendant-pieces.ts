import { project } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { tableShadow } from '../canvas/canvas.ts';
import type { Frame, Vec3 } from '../canvas/vector.ts';
import { frameAt, pointIn } from '../canvas/vector.ts';
import { chainAlong, lineOf } from '../parts/chain.ts';
import { engravedFingerprint } from '../parts/fingerprint.ts';
import type { Outline, PlateShape } from '../parts/plate.ts';
import { metalPlate } from '../parts/plate.ts';
import { plateOutline, plateTop } from '../parts/plate-outline.ts';
import { flushStone, prongSetting, stoneHalo } from '../parts/setting.ts';
import { drawUrn, URN_HEIGHT } from '../parts/urn.ts';
import { metalWire } from '../parts/wire.ts';
import type { PendantDrawing, PlateForm } from '../piece-drawing.ts';

/** Pendants are tilted back slightly, so that their faces reflect the light from above. */
export const HANGING: Frame = frameAt([0, 0, 0], [0, 0.3, 0.95]);

/** A pendant with its bail on a fine chain that leaves the picture at the top. */
export function drawPendant(canvas: Canvas, pendant: PendantDrawing): string {
  const { body, top } = pendantBody(canvas, pendant);
  const bail = bailAt(canvas, top, pendant);
  const shadow = tableShadow(canvas, canvas.camera.x, 1052, 240, 40, 0.75);
  return shadow + chainTo(canvas, pointIn(HANGING, 0, top + 1.5), pendant) + body + bail;
}

type Body = { body: string; top: number };

function pendantBody(canvas: Canvas, pendant: PendantDrawing): Body {
  switch (pendant.kind) {
    case 'STONE_PENDANT':
      return stonePendant(canvas, pendant);
    case 'PLATE_PENDANT':
      return platePendant(canvas, pendant, pendant.form, 10);
    case 'LOCKET_PENDANT':
      return locket(canvas, pendant);
    case 'FINGERPRINT_PENDANT':
      return fingerprintPendant(canvas, pendant);
    case 'CROSS_PENDANT':
      return cross(canvas, pendant);
    case 'URN_PENDANT':
      return { body: drawUrn(canvas, pendant), top: URN_HEIGHT / 2 };
  }
}

function stonePendant(canvas: Canvas, pendant: PendantDrawing & { kind: 'STONE_PENDANT' }): Body {
  const { stone, accent, metalColour } = pendant;
  const halo = accent
    ? stoneHalo(canvas, HANGING, stone.shape, stone.size / 2 + accent.size * 0.62, accent, metalColour)
    : '';
  const top = stone.size / 2 + (accent ? accent.size * 1.3 : 0.2);
  return { body: halo + prongSetting(canvas, HANGING, stone, metalColour), top };
}

/** Size of a plate in mm per unit of its outline. */
const REACH = 8.6;

function platePendant(canvas: Canvas, pendant: PendantDrawing, form: PlateForm, power: number): Body {
  const plate = metalPlate(
    canvas,
    HANGING,
    { ...pendantPlate(form), power },
    pendant.metalColour,
    pendant.finish,
  );
  const stone = pendant.stone
    ? flushStone(
        canvas,
        { ...lifted(0.95), at: pointIn(HANGING, 0, stoneHeight(form), 0.95) },
        pendant.stone,
        pendant.metalColour,
      )
    : '';
  return { body: plate + stone, top: plateTop(form) * REACH };
}

/** A flat pendant. */
export function pendantPlate(form: PlateForm): PlateShape {
  return { outline: (turn) => plateOutline(form, turn), reach: REACH, height: 0.9, power: 10 };
}

/** The puffed front of a locket. */
export function locketLid(form: PlateForm): PlateShape {
  return { outline: (turn) => plateOutline(form, turn), reach: REACH, height: 2.6, power: 2.6 };
}

function fingerprintPendant(canvas: Canvas, pendant: PendantDrawing & { kind: 'FINGERPRINT_PENDANT' }): Body {
  const plain = platePendant(canvas, { ...pendant, stone: undefined }, pendant.form, 11);
  const outline: Outline = (turn) => plateOutline(pendant.form, turn);
  const print = engravedFingerprint(canvas, HANGING, outline, REACH, 0.9, pendant.metalColour);
  const at = pointIn(HANGING, 0, plateTop(pendant.form) * REACH * 0.86, 0.95);
  const stone = pendant.stone
    ? flushStone(canvas, { ...HANGING, at }, pendant.stone, pendant.metalColour)
    : '';
  return { ...plain, body: plain.body + print + stone };
}

function locket(canvas: Canvas, pendant: PendantDrawing & { kind: 'LOCKET_PENDANT' }): Body {
  const outline: Outline = (turn) => plateOutline(pendant.form, turn);
  const back = metalPlate(
    canvas,
    { ...HANGING, at: pointIn(HANGING, 0, 0, -1) },
    { outline, reach: REACH * 1.04, height: 1.6, power: 2 },
    pendant.metalColour,
    'POLISHED',
  );
  const lid = metalPlate(canvas, HANGING, locketLid(pendant.form), pendant.metalColour, pendant.finish);
  const seam = metalWire(canvas, ringOf(outline, REACH * 0.8, 2.1), 0.28, pendant.metalColour);
  const hinge = [-1.4, 0, 1.4].map((y) =>
    metalWire(
      canvas,
      [pointIn(HANGING, -REACH * 0.8, y - 0.5, 0.4), pointIn(HANGING, -REACH * 0.8, y + 0.5, 0.4)],
      1.1,
      pendant.metalColour,
    ),
  );
  const stone = pendant.stone
    ? flushStone(canvas, { ...HANGING, at: pointIn(HANGING, 0, 0, 2.7) }, pendant.stone, pendant.metalColour)
    : '';
  return {
    body: (pendant.form === 'HEART' ? '' : hinge.join('')) + back + lid + seam + stone,
    top: plateTop(pendant.form) * REACH,
  };
}

function cross(canvas: Canvas, pendant: PendantDrawing & { kind: 'CROSS_PENDANT' }): Body {
  const arm =
    (half: number, length: number): Outline =>
    (turn) => {
      const [x, y] = plateOutline('BAR', turn);
      return [(x / 0.24) * half, (y / 1.1) * length];
    };
  const shape = (outline: Outline) => ({ outline, reach: 1, height: 0.95, power: 6 });
  const turned: Frame = {
    at: pointIn(HANGING, 0, 2.6),
    u: HANGING.w,
    w: [-HANGING.u[0], -HANGING.u[1], -HANGING.u[2]],
    n: HANGING.n,
  };
  const beams =
    metalPlate(canvas, HANGING, shape(arm(1.7, 10)), pendant.metalColour, pendant.finish) +
    metalPlate(canvas, turned, shape(arm(1.7, 6.6)), pendant.metalColour, pendant.finish);
  const stone = pendant.stone;
  if (!stone) return { body: beams, top: 10 };
  const places: Vec3[] = stone.count > 1 ? rowsOfCross(stone.size) : [pointIn(HANGING, 0, 2.6, 1)];
  return {
    body:
      beams + places.map((at) => flushStone(canvas, { ...HANGING, at }, stone, pendant.metalColour)).join(''),
    top: 10,
  };
}

function rowsOfCross(size: number): Vec3[] {
  const step = size * 1.28;
  const upright = Array.from({ length: Math.floor(18 / step) }, (_place, k) =>
    pointIn(HANGING, 0, 8.9 - k * step, 1),
  );
  const count = Math.floor(4.8 / step);
  const beam = Array.from({ length: count }, (_place, k) => k + 1.15);
  return [...upright, ...beam.flatMap((k) => [-k, k]).map((k) => pointIn(HANGING, k * step, 2.6, 1))];
}

function bailAt(canvas: Canvas, top: number, pendant: PendantDrawing): string {
  const loop = (x: number, y: number, rx: number, ry: number) =>
    Array.from({ length: 21 }, (_point, k) =>
      pointIn(
        HANGING,
        x + Math.cos((k / 20) * 2 * Math.PI) * rx,
        y + Math.sin((k / 20) * 2 * Math.PI) * ry,
        0.5,
      ),
    );
  return (
    metalWire(canvas, loop(0, top + 0.1, 0.75, 0.9), 0.45, pendant.metalColour) +
    metalWire(canvas, loop(0, top + 1.7, 0.6, 1.25), 0.75, pendant.metalColour)
  );
}

/** Both strands of the chain, from the bail to beyond the upper border. */
function chainTo(canvas: Canvas, at: Vec3, pendant: PendantDrawing): string {
  const [x, y] = project(canvas.camera, at);
  const strand = (side: number) =>
    chainAlong(
      canvas,
      lineOf((t) => [x + side * (4 + 300 * t ** 1.12), y - 8 - (y + 30) * t], 20),
      'TRACE',
      pendant.partMetal ?? pendant.metalColour,
      19,
    );
  return strand(-1) + strand(1);
}

function lifted(height: number): Frame {
  return { ...HANGING, at: pointIn(HANGING, 0, 0, height) };
}

function stoneHeight(form: PlateForm): number {
  return form === 'BAR' || form === 'TAG' ? -REACH * 0.72 : 0;
}

function ringOf(outline: Outline, reach: number, height: number): Vec3[] {
  return Array.from({ length: 41 }, (_point, k) => {
    const [x, y] = outline(k / 40);
    return pointIn(HANGING, x * reach, y * reach, height);
  });
}

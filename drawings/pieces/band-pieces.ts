import type { Canvas } from '../canvas/canvas.ts';
import { tableShadow } from '../canvas/canvas.ts';
import { add, frameAt } from '../canvas/vector.ts';
import type { PlateShape } from '../parts/plate.ts';
import { metalPlate } from '../parts/plate.ts';
import { plateOutline } from '../parts/plate-outline.ts';
import { flushStone } from '../parts/setting.ts';
import type { Shank } from '../parts/shank.ts';
import { drawShank, drawShankFace, drawShankInside, drawShankOutside } from '../parts/shank.ts';
import { hoopFinish } from '../parts/surface-marks.ts';
import type { BandDrawing, BandProfile, SignetDrawing } from '../piece-drawing.ts';
import { RING_RADIUS, stoneRow } from './ring-pieces.ts';

const POWERS: Record<BandProfile, number> = { COMFORT: 3.4, FLAT: 10, DOMED: 2.5, KNIFE_EDGE: 1.25 };

/** Plain, stone-set and two-tone bands. */
export function drawBand(canvas: Canvas, band: BandDrawing): string {
  const shank = bandShank(band.width, band.profile);
  const body =
    band.kind === 'TWO_TONE_BAND'
      ? twoTone(canvas, band, shank)
      : drawShank(canvas, shank, band.metalColour, band.finish);
  const marks = band.kind === 'TWO_TONE_BAND' ? '' : hoopFinish(canvas, shank, band.finish, band.metalColour);
  const stones = band.stone
    ? stoneRow(canvas, shank, band.stone, ...rowTurns(band.stone.count), {
        metalColour: band.metalColour,
        beads: true,
      })
    : '';
  return standingShadow(canvas) + body + marks + stones;
}

/** A signet ring: shoulders that widen into the plate on top. */
export function drawSignet(canvas: Canvas, ring: SignetDrawing): string {
  const plate = metalPlate(
    canvas,
    SIGNET_FACE,
    signetPlate(ring),
    ring.secondMetal ?? ring.metalColour,
    ring.finish,
  );
  const stone = ring.stone
    ? flushStone(
        canvas,
        { ...SIGNET_FACE, at: add(SIGNET_FACE.at, [0, 1.02, 0]) },
        ring.stone,
        ring.metalColour,
      )
    : '';
  return (
    standingShadow(canvas) + drawShank(canvas, SIGNET_SHANK, ring.metalColour, 'POLISHED') + plate + stone
  );
}

function signetSwell(turn: number): number {
  return Math.max(0, Math.sin(turn * 2 * Math.PI)) ** 2.4;
}

/** The hoop of every signet ring. */
export const SIGNET_SHANK: Shank = {
  innerRadius: RING_RADIUS,
  thickness: (turn) => 1.6 + 1.5 * signetSwell(turn),
  width: (turn) => 3.4 + 8.4 * signetSwell(turn),
  power: 3.2,
};

/** Position of a signet ring's plate. */
export const SIGNET_FACE = frameAt([0, RING_RADIUS + 2.7, 0], [0, 1, 0]);

/** The plate of a signet ring. */
export function signetPlate({ face }: SignetDrawing): PlateShape {
  return { outline: (turn) => plateOutline(face, turn), reach: 6.4, height: 1, power: 9 };
}

/** A band with a slightly raised stripe of another metal around its middle. */
function twoTone(canvas: Canvas, band: BandDrawing, shank: Shank): string {
  const stripe: Shank = { ...bandShank(band.width * 0.46, band.profile), thickness: () => 2.05 };
  const inner = band.secondMetal ?? 'WHITE';
  const edges =
    drawShankInside(canvas, shank, band.metalColour) +
    drawShankOutside(canvas, shank, band.metalColour, 'POLISHED');
  const middle = drawShankFace(canvas, stripe, inner, band.finish);
  return edges + middle + hoopFinish(canvas, stripe, band.finish, inner);
}

/** The hoop of a band. */
export function bandShank(width: number, profile: BandProfile): Shank {
  return { innerRadius: RING_RADIUS, thickness: () => 1.9, width: () => width, power: POWERS[profile] };
}

/** Position of a row of stones: around the upper left, which faces the camera. */
export function rowTurns(count: number): readonly [from: number, to: number] {
  return count >= 20 ? [0, 1] : [0.36 - count * 0.02, 0.36 + count * 0.02];
}

function standingShadow(canvas: Canvas): string {
  return tableShadow(canvas, canvas.camera.x - 4, canvas.camera.y + 9.5 * canvas.camera.scale, 350, 66);
}

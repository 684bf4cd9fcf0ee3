import type { Canvas } from '../canvas/canvas.ts';
import { tableShadow } from '../canvas/canvas.ts';
import type { Frame } from '../canvas/vector.ts';
import { dot, scale } from '../canvas/vector.ts';
import { smallStone } from '../parts/gem.ts';
import { bezelSetting, prongSetting, standingOn, stoneHalo } from '../parts/setting.ts';
import type { Shank } from '../parts/shank.ts';
import { drawShankInside, drawShankOutside, radial, shankPoint } from '../parts/shank.ts';
import { hoopFinish } from '../parts/surface-marks.ts';
import { metalBead } from '../parts/wire.ts';
import type { Stone, StoneRingDrawing } from '../piece-drawing.ts';

/** Inside radius of a ring of US size 7½, in mm. */
export const RING_RADIUS = 8.65;
const TOP = 0.25;

/** Rings with stones as their main feature. */
export function drawStoneRing(canvas: Canvas, ring: StoneRingDrawing): string {
  const shank = stoneShank(ring);
  const shadow = tableShadow(
    canvas,
    canvas.camera.x + 6,
    canvas.camera.y + 9.4 * canvas.camera.scale,
    330,
    62,
  );
  const body =
    drawShankInside(canvas, shank, ring.metalColour) +
    drawShankOutside(canvas, shank, ring.metalColour, ring.finish);
  return (
    shadow + body + hoopFinish(canvas, shank, ring.finish, ring.metalColour) + stonesOf(canvas, ring, shank)
  );
}

/** A row of stones around a hoop between two turns, held by pairs of beads. */
export function stoneRow(
  canvas: Canvas,
  shank: Shank,
  stone: Stone,
  from: number,
  to: number,
  piece: StoneRow,
): string {
  const girth = 2 * Math.PI * (shank.innerRadius + shank.thickness(TOP));
  const pitch = (stone.size * 1.06) / girth;
  const count = Math.max(1, Math.floor((to - from) / pitch + 0.001));
  const first = (from + to) / 2 - ((count - 1) * pitch) / 2;
  const drawn: string[] = [];
  for (let k = 0; k < count; k++) {
    const turn = first + k * pitch;
    const frame = outsideOf(shank, turn);
    drawn.push(smallStone(canvas, frame, stone.shape, stone.gem, stone.size));
    if (piece.beads) drawn.push(beadPair(canvas, shank, turn + pitch / 2, stone.size, piece));
  }
  return drawn.join('');
}

type StoneRow = Pick<StoneRingDrawing, 'metalColour'> & { beads?: boolean };

function beadPair(canvas: Canvas, shank: Shank, turn: number, size: number, piece: StoneRow): string {
  const frame = outsideOf(shank, turn);
  if (dot(frame.n, canvas.camera.toward) < 0.08) return '';
  return [-1, 1]
    .map((side) =>
      metalBead(
        canvas,
        shankPoint(shank, turn, shank.thickness(turn) / 2 + 0.05, side * size * 0.42),
        size * 0.14,
        piece.metalColour,
      ),
    )
    .join('');
}

function outsideOf(shank: Shank, turn: number): Frame {
  return standingOn(shankPoint(shank, turn, shank.thickness(turn) / 2 + 0.06, 0), radial(turn));
}

/** The hoop of a stone ring. */
export function stoneShank(ring: StoneRingDrawing): Shank {
  const shoulder = ring.kind === 'BEZEL_RING' ? 1.4 : ring.kind === 'PAVE_RING' ? 0.4 : -0.25;
  const base = ring.kind === 'ETERNITY_RING' ? ring.stone.size * 1.12 : 2.1;
  return {
    innerRadius: RING_RADIUS,
    thickness: () => 1.75,
    width: (turn) =>
      base + (ring.kind === 'ETERNITY_RING' ? 0 : shoulder * Math.max(0, Math.sin(turn * 2 * Math.PI)) ** 3),
    power: ring.kind === 'ETERNITY_RING' ? 7 : 2.6,
  };
}

function stonesOf(canvas: Canvas, ring: StoneRingDrawing, shank: Shank): string {
  const { stone, metalColour: metal } = ring;
  const headMetal = ring.secondMetal ?? metal;
  const top = shank.innerRadius + shank.thickness(TOP);
  const accent = ring.accent ?? { shape: 'ROUND', gem: 'DIAMOND', count: 16, size: 1.3 };
  const crown = (size: number) => standingOn([0, top + size * 0.36, 0], [0, 1, 0]);
  switch (ring.kind) {
    case 'ETERNITY_RING':
      return stoneRow(canvas, shank, stone, 0, 1, { metalColour: metal, beads: true });
    case 'BEZEL_RING':
      return bezelSetting(canvas, crown(stone.size * 0.9), stone, headMetal);
    case 'HALO_RING':
      return (
        shoulders(canvas, shank, accent, ring) + halo(canvas, crown(stone.size * 1.15), stone, accent, ring)
      );
    case 'PAVE_RING':
      return (
        shoulders(canvas, shank, accent, ring) + prongSetting(canvas, crown(stone.size), stone, headMetal)
      );
    case 'THREE_STONE_RING':
      return threeStones(canvas, ring, top);
    case 'CLUSTER_RING':
      return cluster(canvas, crown(stone.size * 1.3), stone, accent, ring);
    case 'SOLITAIRE_RING':
      return prongSetting(canvas, crown(stone.size), stone, headMetal);
  }
}

function shoulders(canvas: Canvas, shank: Shank, accent: Stone, ring: StoneRingDrawing): string {
  const row = { metalColour: ring.metalColour, beads: true };
  return stoneRow(canvas, shank, accent, 0.31, 0.49, row) + stoneRow(canvas, shank, accent, 0.01, 0.19, row);
}

function halo(canvas: Canvas, frame: Frame, stone: Stone, accent: Stone, ring: StoneRingDrawing): string {
  const reach = stone.size / 2 + accent.size * 0.62;
  const metal = ring.secondMetal ?? ring.metalColour;
  return (
    stoneHalo(canvas, { ...frame, at: scale(frame.at, 0.985) }, stone.shape, reach, accent, metal) +
    prongSetting(canvas, frame, stone, metal)
  );
}

function threeStones(canvas: Canvas, ring: StoneRingDrawing, top: number): string {
  const { stone } = ring;
  const side = ring.accent ?? { ...stone, size: stone.size * 0.72 };
  const metal = ring.secondMetal ?? ring.metalColour;
  const spread = (stone.size * 0.5 + side.size * 0.52) / (top + 1.2) / (2 * Math.PI);
  const beside = (turn: number) => {
    const out = radial(turn);
    return prongSetting(canvas, standingOn(scale(out, top + side.size * 0.34), out), side, metal);
  };
  const centre = prongSetting(canvas, standingOn([0, top + stone.size * 0.4, 0], [0, 1, 0]), stone, metal);
  return beside(TOP - spread) + beside(TOP + spread) + centre;
}

function cluster(canvas: Canvas, frame: Frame, stone: Stone, accent: Stone, ring: StoneRingDrawing): string {
  const metal = ring.secondMetal ?? ring.metalColour;
  const under = { ...frame, at: [0, frame.at[1] - accent.size * 0.16, 0] as const };
  const petals = stoneHalo(canvas, under, stone.shape, (stone.size + accent.size) / 2 + 0.1, accent, metal);
  const basket = prongSetting(
    canvas,
    { ...frame, at: [0, frame.at[1] + 0.3, 0] },
    stone,
    metal,
    stone.size * 0.6,
  );
  return petals + basket;
}

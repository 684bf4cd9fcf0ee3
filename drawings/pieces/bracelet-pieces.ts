import { project } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { castBlur, hoopShadow, px } from '../canvas/canvas.ts';
import { add, frameAt, normalize, scale } from '../canvas/vector.ts';
import { colourAt, metalRamp } from '../light/colour-ramp.ts';
import type { Spot } from '../parts/chain.ts';
import { chainAlong, lineOf } from '../parts/chain.ts';
import { lobsterClasp } from '../parts/clasp.ts';
import { smallStone } from '../parts/gem.ts';
import { flushStone } from '../parts/setting.ts';
import type { Shank } from '../parts/shank.ts';
import { drawShank, radial, shankPoint, shankSheet } from '../parts/shank.ts';
import { hoopFinish } from '../parts/surface-marks.ts';
import { beadAt, metalBead } from '../parts/wire.ts';
import type { ChainStyle, LengthDrawing } from '../piece-drawing.ts';
import { stoneRow } from './ring-pieces.ts';

/** Bangles, cuffs, tennis and chain bracelets on the table, and necklaces laid out flat. */
export function drawLength(canvas: Canvas, piece: LengthDrawing): string {
  switch (piece.kind) {
    case 'BANGLE':
    case 'CUFF':
      return bangle(canvas, piece);
    case 'TENNIS_BRACELET':
      return tennis(canvas, piece);
    case 'CHAIN_BRACELET':
      return chainPiece(canvas, piece, (t) => [
        600 + 415 * Math.sin(t * 2 * Math.PI),
        590 - 285 * Math.cos(t * 2 * Math.PI),
      ]);
    case 'NECKLACE':
      return chainPiece(canvas, piece, necklaceLine);
  }
}

const WRIST = 29;

type Bangle = LengthDrawing & { kind: 'BANGLE' | 'CUFF' };

function bangle(canvas: Canvas, piece: Bangle): string {
  const open = piece.kind === 'CUFF';
  const shank = bangleShank(piece);
  const marks = hoopFinish(canvas, shank, piece.finish, piece.metalColour);
  const caps = open ? endCap(canvas, shank, 0, piece) + endCap(canvas, shank, 1, piece) : '';
  const row = piece.stone
    ? stoneRow(
        canvas,
        shank,
        piece.stone,
        0.75 - piece.stone.count * 0.009,
        0.75 + piece.stone.count * 0.009,
        { metalColour: piece.metalColour, beads: true },
      )
    : '';
  const shadow = castBelow(canvas, piece.width * 0.35, open ? 34 : 44);
  return shadow + drawShank(canvas, shank, piece.metalColour, piece.finish) + caps + marks + row;
}

/** The hoop of a bangle, or of a cuff, which is open towards the camera. */
export function bangleShank({ kind, width }: Pick<Bangle, 'kind' | 'width'>): Shank {
  const open = kind === 'CUFF';
  return {
    innerRadius: WRIST,
    thickness: () => (open ? 1.8 : 2.6),
    width: (turn) => (open ? width * (0.72 + 0.28 * Math.abs(Math.cos((turn - 0.25) * Math.PI))) : width),
    power: open ? 5 : 2.4,
    ...(open ? { from: 0.84, to: 1.66 } : {}),
  };
}

/** The shadow of a bracelet, `drop` mm below its middle. */
function castBelow(canvas: Canvas, drop: number, width: number): string {
  const { camera } = canvas;
  const reach = (WRIST + 1.4) * camera.scale;
  return hoopShadow(
    canvas,
    camera.x + 8,
    camera.y + drop * camera.scale + 22,
    reach,
    reach * camera.up[1],
    width,
  );
}

/** The cut face at the end of an open hoop. */
function endCap(canvas: Canvas, shank: Shank, u: number, piece: LengthDrawing): string {
  const sheet = shankSheet(shank);
  const points = Array.from({ length: 20 }, (_point, k) =>
    project(canvas.camera, sheet.at(u, k / 20))
      .map(px)
      .join(' '),
  );
  return `<path d="M${points.join('L')}z" fill="${colourAt(metalRamp(piece.metalColour), u === 0 ? 0.74 : 0.6)}"/>`;
}

function tennis(canvas: Canvas, piece: LengthDrawing & { kind: 'TENNIS_BRACELET' }): string {
  const { stone, metalColour: metal } = piece;
  const shank: Shank = {
    innerRadius: WRIST - 0.8,
    thickness: () => stone.size * 0.6,
    width: () => stone.size * 0.5,
    power: 6,
  };
  const count = Math.round((2 * Math.PI * WRIST) / (stone.size * 1.12));
  const seats = Array.from({ length: count }, (_seat, k) => {
    const turn = 0.25 + k / count;
    const out = radial(turn);
    const frame = frameAt(
      shankPoint(shank, turn, 0, stone.size * 0.42),
      normalize(add(scale(out, 0.28), [0, 0, 1])),
      [out[1], -out[0], 0],
    );
    const between = radial(turn + 0.5 / count);
    const beads = [-0.4, 0.4].map((side) =>
      metalBead(
        canvas,
        add(scale(between, WRIST + side * stone.size), [0, 0, stone.size * 0.46]),
        stone.size * 0.16,
        metal,
      ),
    );
    return {
      far: frame.at[1],
      drawing: smallStone(canvas, frame, stone.shape, stone.gem, stone.size) + beads.join(''),
    };
  });
  const stones = seats.sort((a, b) => b.far - a.far).map((seat) => seat.drawing);
  const shadow = castBelow(canvas, stone.size * 0.2, 50);
  return shadow + drawShank(canvas, shank, metal, 'POLISHED') + stones.join('');
}

function necklaceLine(t: number): Spot {
  const angle = t * 2 * Math.PI;
  return [
    600 + (330 + 60 * Math.cos(angle)) * Math.sin(angle) * 1.02,
    575 - 450 * Math.cos(angle) - 14 * Math.cos(2 * angle),
  ];
}

/** Length of a link in pixels per millimetre of chain width, by style. */
const LINK_LENGTHS: Record<ChainStyle, number> = {
  CABLE: 18,
  TRACE: 18,
  CURB: 19,
  BOX: 17,
  ROPE: 17,
  FIGARO: 19,
};

function chainPiece(
  canvas: Canvas,
  piece: LengthDrawing & { kind: 'CHAIN_BRACELET' | 'NECKLACE' },
  at: (t: number) => Spot,
): string {
  const line = lineOf((t) => at(0.012 + t * 0.976), 120);
  const length = Math.round(Math.max(32, Math.min(104, piece.width * LINK_LENGTHS[piece.style] * 0.85)));
  const path = lineOf(at, 60)
    .map(([x, y]) => `${px(x + 5)} ${px(y + 13)}`)
    .join('L');
  const cast = `<path d="M${path}z" fill="none" stroke="#2D2926" stroke-opacity=".3" stroke-width="${px(length * 0.5)}" filter="url(#${castBlur(canvas)})"/>`;
  const [x, y] = at(0);
  const clasp = lobsterClasp(canvas, x, y, length, piece.partMetal ?? piece.metalColour);
  return (
    cast +
    chainAlong(canvas, line, piece.style, piece.metalColour, length) +
    clasp +
    stations(canvas, piece, at)
  );
}

/** Stones spaced along a chain ('by the yard'). */
function stations(
  canvas: Canvas,
  piece: LengthDrawing & { kind: 'CHAIN_BRACELET' | 'NECKLACE' },
  at: (t: number) => Spot,
): string {
  const { stone } = piece;
  if (!stone) return '';
  return Array.from({ length: stone.count }, (_stone, k) => {
    const [x, y] = at((k + 1) / (stone.count + 1));
    const local = {
      ...canvas,
      camera: {
        ...canvas.camera,
        x,
        y,
        right: [1, 0, 0],
        up: [0, 1, 0],
        toward: [0, 0, 1],
        scale: 17,
      } as const,
    };
    if (stone.gem === 'PEARL') return beadAt(canvas, x, y, stone.size * 8.5, 'SILVER');
    return flushStone(local, frameAt([0, 0, 0], [0, 0, 1]), stone, piece.metalColour);
  }).join('');
}

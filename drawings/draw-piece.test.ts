import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPiece } from './draw-piece.ts';
import type { Gem, MetalColour, SinglePiece, Stone, StoneShape, View } from './piece-drawing.ts';

const work = { metalColour: 'YELLOW', finish: 'POLISHED' } as const;

function stone(size: number, shape: StoneShape = 'ROUND', gem: Gem = 'DIAMOND', count = 1): Stone {
  return { shape, gem, count, size };
}

const pieces: SinglePiece[] = [
  { ...work, kind: 'SOLITAIRE_RING', stone: stone(6.5) },
  { ...work, kind: 'HALO_RING', stone: stone(6.5, 'CUSHION', 'SAPPHIRE'), accent: stone(1.3) },
  { ...work, kind: 'THREE_STONE_RING', stone: stone(6.5), accent: stone(4.6) },
  { ...work, kind: 'ETERNITY_RING', stone: stone(2.6, 'ROUND', 'DIAMOND', 22) },
  { ...work, kind: 'PAVE_RING', stone: stone(8, 'OVAL', 'MOISSANITE'), accent: stone(1.3) },
  { ...work, kind: 'BEZEL_RING', stone: stone(6, 'ROUND', 'EMERALD') },
  { ...work, kind: 'CLUSTER_RING', stone: stone(4, 'ROUND', 'RUBY'), accent: stone(2.4) },
  { ...work, kind: 'BAND', profile: 'COMFORT', width: 5 },
  { ...work, kind: 'BAND', profile: 'FLAT', width: 6, finish: 'HAMMERED' },
  { ...work, kind: 'BAND', profile: 'KNIFE_EDGE', width: 4, finish: 'MILGRAIN' },
  { ...work, kind: 'TWO_TONE_BAND', profile: 'FLAT', width: 6, secondMetal: 'WHITE', finish: 'BRUSHED' },
  { ...work, kind: 'SIGNET_RING', face: 'OVAL' },
  { ...work, kind: 'STONE_PENDANT', stone: stone(9, 'PEAR', 'AQUAMARINE'), accent: stone(1.3) },
  { ...work, kind: 'PLATE_PENDANT', form: 'HEART' },
  { ...work, kind: 'FINGERPRINT_PENDANT', form: 'DISC' },
  { ...work, kind: 'CROSS_PENDANT', stone: stone(1.7, 'ROUND', 'DIAMOND', 11) },
  { ...work, kind: 'LOCKET_PENDANT', form: 'OVAL' },
  { ...work, kind: 'URN_PENDANT', form: 'AMPHORA' },
  { ...work, kind: 'STUD_EARRINGS', stone: stone(7, 'ROUND', 'PEARL') },
  { ...work, kind: 'HOOP_EARRINGS', size: 24, width: 2.4, stone: stone(1.8, 'ROUND', 'DIAMOND', 10) },
  { ...work, kind: 'DROP_EARRINGS', stone: stone(10, 'PEAR', 'AMETHYST'), accent: stone(3.6) },
  { ...work, kind: 'BANGLE', width: 5 },
  { ...work, kind: 'CUFF', width: 15, finish: 'HAMMERED' },
  { ...work, kind: 'TENNIS_BRACELET', stone: stone(3.4) },
  { ...work, kind: 'CHAIN_BRACELET', style: 'CURB', width: 6 },
  { ...work, kind: 'NECKLACE', style: 'ROPE', width: 3 },
  { ...work, kind: 'NECKLACE', style: 'FIGARO', width: 3 },
  { ...work, kind: 'NECKLACE', style: 'BOX', width: 2, stone: stone(4, 'ROUND', 'DIAMOND', 5) },
  { ...work, kind: 'BROOCH', stone: stone(8, 'ROUND', 'PEARL'), accent: stone(1.8) },
  { ...work, kind: 'CUFFLINKS', form: 'CUSHION', stone: stone(11, 'CUSHION', 'ONYX') },
  { ...work, kind: 'LOOSE_STONE', stone: stone(7, 'CABOCHON', 'OPAL') },
  { ...work, kind: 'LOOSE_STONE', stone: stone(6, 'EMERALD', 'EMERALD') },
  { ...work, kind: 'FINDING', finding: 'LOBSTER_CLASP' },
  { ...work, kind: 'FINDING', finding: 'SETTING_HEAD' },
  { ...work, kind: 'FINDING', finding: 'JUMP_RING' },
  { ...work, kind: 'FINDING', finding: 'EAR_WIRE' },
  { ...work, kind: 'FINDING', finding: 'EAR_POST' },
  { ...work, kind: 'SERVICE', service: 'LOUPE' },
  { ...work, kind: 'SERVICE', service: 'MANDREL' },
  { ...work, kind: 'SERVICE', service: 'ENGRAVED_PLATE' },
];

/** The rasterised picture, scaled down, as RGB bytes. */
async function pixels(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(120)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info };
}

test.each(pieces.map((piece) => [JSON.stringify(piece), piece] as const))(
  'draws %s',
  async (_name, piece) => {
    const svg = drawPiece(piece);
    // Smooth metal consists of many lines of equal brightness; a small picture uses few.
    expect(svg.length).toBeLessThan(600_000);
    expect(drawPiece(piece, 'COARSE').length).toBeLessThan(110_000);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<script|<image|href="(?!#)/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
    const { data, info } = await pixels(svg);
    expect([info.width, info.height]).toEqual([120, 120]);
    const painted = data.filter((value, index) => index % 3 === 0 && value < 225).length;
    expect(painted).toBeGreaterThan(200);
  },
);

test('the same drawing gives the same bytes', () => {
  for (const piece of pieces) expect(drawPiece(piece)).toBe(drawPiece(structuredClone(piece)));
});

test('each metal, and each camera angle, gives a picture of its own', () => {
  const metals: MetalColour[] = ['YELLOW', 'WHITE', 'ROSE', 'PLATINUM', 'PALLADIUM', 'SILVER'];
  const views: View[] = ['FRONT', 'TOP'];
  const solitaire = { ...work, kind: 'SOLITAIRE_RING', stone: stone(6.5) } as const;
  const pictures = [
    ...metals.map((metalColour) => drawPiece({ ...solitaire, metalColour })),
    ...views.map((view) => drawPiece({ ...solitaire, view })),
  ];
  expect(new Set(pictures.map((picture) => picture.replaceAll(/p[0-9a-f]{6}/g, ''))).size).toBe(
    pictures.length,
  );
});

test('two pictures can stand in one document without sharing an id', () => {
  const [first, second] = ['YELLOW', 'WHITE'].map((metalColour) =>
    drawPiece({
      kind: 'BAND',
      profile: 'FLAT',
      width: 4,
      finish: 'POLISHED',
      metalColour: metalColour === 'YELLOW' ? 'YELLOW' : 'WHITE',
    }),
  );
  const ids = (svg = '') => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
});

test('a cover arranges two pieces on one table', async () => {
  const [ring, band] = pieces.filter((piece) => piece.kind === 'SOLITAIRE_RING' || piece.kind === 'BAND');
  if (!ring || !band) throw new Error('the table has a ring and a band');
  const cover = drawPiece({ ...work, kind: 'COVER', pieces: [ring, band] });
  expect(cover.length).toBeLessThan(700_000);
  const { info } = await pixels(cover);
  expect([info.width, info.height]).toEqual([120, 120]);
});

import { expect, test } from '@jest/globals';
import { PICTURE_SIDE } from '../canvas/canvas.ts';
import type { PieceDrawing, Stone } from '../piece-drawing.ts';
import { type EngravingLine, engravingLines } from './engraving-lines.ts';

const work = { metalColour: 'YELLOW', finish: 'POLISHED' } as const;
const band = { ...work, kind: 'BAND', profile: 'COMFORT', width: 5 } as const;
const diamond: Stone = { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 6.5 };
const melee: Stone = { ...diamond, count: 9, size: 1.8 };
const solitaire = { ...work, kind: 'SOLITAIRE_RING', stone: diamond } as const;

/** A drawing in the three views that the catalogue shows of rings. */
function rings(drawing: PieceDrawing): PieceDrawing[] {
  return [drawing, { ...drawing, view: 'FRONT' }, { ...drawing, view: 'TOP' }];
}

const cases: [name: string, views: PieceDrawing[], places: string[]][] = [
  ['a band', rings(band), ['INSIDE 2', 'OUTSIDE 2']],
  ['a band from its usual side alone', [band], ['INSIDE 0', 'OUTSIDE 0']],
  ['a band with a knife edge', rings({ ...band, profile: 'KNIFE_EDGE' }), ['INSIDE 2']],
  ['a band full of stones', rings({ ...band, stone: { ...melee, count: 30 } }), ['INSIDE 2']],
  ['a solitaire', rings(solitaire), ['INSIDE 2', 'OUTSIDE 0']],
  ['an eternity ring', rings({ ...work, kind: 'ETERNITY_RING', stone: melee }), ['INSIDE 2']],
  ['a signet ring', rings({ ...work, kind: 'SIGNET_RING', face: 'OVAL' }), ['INSIDE 2', 'OUTSIDE 2']],
  [
    'a signet ring with a stone',
    rings({ ...work, kind: 'SIGNET_RING', face: 'OVAL', stone: diamond }),
    ['INSIDE 2'],
  ],
  ['a bar', [{ ...work, kind: 'PLATE_PENDANT', form: 'BAR' }], ['FRONT 0']],
  ['a heart with a stone', [{ ...work, kind: 'PLATE_PENDANT', form: 'HEART', stone: melee }], ['FRONT 0']],
  ['a locket', [{ ...work, kind: 'LOCKET_PENDANT', form: 'OVAL' }], ['FRONT 0']],
  ['a cross', [{ ...work, kind: 'CROSS_PENDANT' }], ['FRONT 0']],
  ['a cross of stones', [{ ...work, kind: 'CROSS_PENDANT', stone: melee }], []],
  ['an urn', [{ ...work, kind: 'URN_PENDANT', form: 'AMPHORA' }], ['FRONT 0']],
  ['a bangle', [{ ...work, kind: 'BANGLE', width: 5 }], ['OUTSIDE 0', 'INSIDE 0']],
  ['a cuff, open in front', [{ ...work, kind: 'CUFF', width: 12 }], ['INSIDE 0']],
  ['cufflinks', [{ ...work, kind: 'CUFFLINKS', form: 'DISC' }], ['FRONT 0']],
  ['cufflinks that are a stone', [{ ...work, kind: 'CUFFLINKS', form: 'DISC', stone: diamond }], []],
  ['the plate of an engraver', [{ ...work, kind: 'SERVICE', service: 'ENGRAVED_PLATE' }], ['FRONT 0']],
  [
    'a set, on its first piece',
    [{ ...work, kind: 'COVER', pieces: [solitaire, band] }],
    ['INSIDE 0', 'OUTSIDE 0'],
  ],
  [
    'a set, in no view of its part alone',
    [solitaire, { ...solitaire, view: 'FRONT' }, { ...band, view: 'TOP', showsPart: true }],
    ['INSIDE 0', 'OUTSIDE 0'],
  ],
  ['a fingerprint, which fills its plate', [{ ...work, kind: 'FINGERPRINT_PENDANT', form: 'DISC' }], []],
  ['a chain', [{ ...work, kind: 'NECKLACE', style: 'CABLE', width: 2 }], []],
  ['nothing', [], []],
];

test.each(cases)('%s takes letters where it can be read', (_name, views, places) => {
  const lines = engravingLines(views);
  expect(lines.map(({ place, rank }) => `${place} ${rank}`)).toEqual(places);
  for (const line of lines) {
    expect(line.foot.length).toBe(line.head.length);
    for (const spot of [...line.foot, ...line.head].flat()) {
      expect(spot).toBeGreaterThan(0);
      expect(spot).toBeLessThan(PICTURE_SIDE);
    }
    expect(line.length).toBeGreaterThan(line.height);
    expect(isUpright(line) || isOnItsSide(line)).toBe(true);
  }
});

test('text runs down a bar', () => {
  const [line] = engravingLines([{ ...work, kind: 'PLATE_PENDANT', form: 'BAR' }]);
  expect(line && isOnItsSide(line)).toBe(true);
});

/** From left to right, upright and not mirrored. */
function isUpright({ foot, head }: EngravingLine): boolean {
  const [first, last] = [foot[0], foot.at(-1)];
  const [low, high] = [foot[12], head[12]];
  return Boolean(first && last && low && high && first[0] < last[0] && low[1] > high[1]);
}

/** From top to bottom, with the letters' top to the right. */
function isOnItsSide({ foot, head }: EngravingLine): boolean {
  const [first, last] = [foot[0], foot.at(-1)];
  const [low, high] = [foot[12], head[12]];
  return Boolean(first && last && low && high && first[1] < last[1] && low[0] < high[0]);
}

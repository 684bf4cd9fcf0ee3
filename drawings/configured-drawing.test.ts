import { expect, test } from '@jest/globals';
import { configuredDrawing, drawingOfJson } from './configured-drawing.ts';
import type { PieceDrawing, SinglePiece } from './piece-drawing.ts';
import { stoneLength } from './stone-length.ts';

const solitaire: SinglePiece = {
  kind: 'SOLITAIRE_RING',
  metalColour: 'YELLOW',
  finish: 'POLISHED',
  stone: { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 6.5 },
};

const PENDANT: SinglePiece = { ...solitaire, kind: 'PLATE_PENDANT', form: 'BAR' };

test.each([
  [{ metalColour: 'ROSE' }, { metalColour: 'ROSE' }],
  [{ finish: 'SATIN' }, { finish: 'SATIN' }],
  [{ stoneGem: 'LAB_DIAMOND' }, {}],
  [{ stoneGem: 'SAPPHIRE' }, { stone: { shape: 'ROUND', gem: 'SAPPHIRE', count: 1, size: 6.5 } }],
  [{ centreCarat: 2 }, { stone: { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 8.2 } }],
  [{ stoneShape: 'OVAL' }, { stone: { shape: 'OVAL', gem: 'DIAMOND', count: 1, size: 7.8 } }],
  [
    { stoneShape: 'PEAR', centreCarat: 2 },
    { stone: { shape: 'PEAR', gem: 'DIAMOND', count: 1, size: 10.6 } },
  ],
  [{ metalColour: 'TIN', finish: 'RUSTY', stoneGem: 'GLASS' }, {}],
])('a choice of %j changes the picture by %j', (choices, change) => {
  expect(configuredDrawing(solitaire, choices)).toEqual({ ...solitaire, ...change });
});

test('a row of stones keeps its size when the centre carat is chosen', () => {
  const band: PieceDrawing = {
    kind: 'BAND',
    profile: 'FLAT',
    width: 4,
    metalColour: 'WHITE',
    finish: 'POLISHED',
    stone: { shape: 'ROUND', gem: 'DIAMOND', count: 9, size: 1.8 },
  };
  expect(configuredDrawing(band, { centreCarat: 2 })).toEqual(band);
});

test.each<[string, PieceDrawing, Parameters<typeof configuredDrawing>[1], object]>([
  ['a chain in another metal', PENDANT, { part: { metalColour: 'ROSE' } }, { partMetal: 'ROSE' }],
  ['a chain in the same metal', PENDANT, { part: { metalColour: 'YELLOW' } }, {}],
  ['a ring, which has no part', solitaire, { part: { metalColour: 'ROSE' } }, {}],
  [
    'a view of the part of a set, with the choices for the part',
    { ...solitaire, showsPart: true },
    { metalColour: 'WHITE', finish: 'SATIN', part: { metalColour: 'ROSE', centreCarat: 2 } },
    {
      metalColour: 'ROSE',
      finish: 'POLISHED',
      showsPart: true,
      stone: { shape: 'ROUND', gem: 'DIAMOND', count: 1, size: 8.2 },
    },
  ],
  [
    'a view of a part that follows',
    { ...solitaire, showsPart: true },
    { metalColour: 'WHITE' },
    { metalColour: 'WHITE', showsPart: true },
  ],
])('%s', (_name, piece, choices, change) => {
  expect(configuredDrawing(piece, choices)).toEqual({ ...piece, ...change });
});

test.each([
  [solitaire, true],
  [{ ...solitaire, metalColour: 'TIN' }, false],
  [{ kind: 'BAND' }, false],
  [null, false],
  ['BAND', false],
])('%j is a drawing: %s', (value, expected) => {
  expect(drawingOfJson(value) !== null).toBe(expected);
});

test('a stone of eight carats is twice as long as one of one carat', () => {
  expect(stoneLength('ROUND', 8)).toBe(13);
  expect(stoneLength('PEAR', 1)).toBe(8.4);
});

test('a set changes its metal as a whole', () => {
  const band: SinglePiece = {
    kind: 'BAND',
    profile: 'FLAT',
    width: 3,
    metalColour: 'YELLOW',
    finish: 'POLISHED',
  };
  const set: PieceDrawing = {
    kind: 'COVER',
    metalColour: 'YELLOW',
    finish: 'POLISHED',
    pieces: [solitaire, band],
  };
  expect(configuredDrawing(set, { metalColour: 'ROSE' })).toMatchObject({
    pieces: [{ metalColour: 'ROSE' }, { metalColour: 'ROSE', width: 3 }],
  });
  const [ring, standard, hammered] = [
    { metalColour: 'ROSE', finish: 'SATIN' },
    { metalColour: 'WHITE', finish: 'POLISHED' },
    { metalColour: 'WHITE', finish: 'HAMMERED' },
  ];
  for (const [part, drawn] of [
    [hammered, hammered],
    [{ metalColour: 'WHITE' }, standard],
  ] as const)
    expect(configuredDrawing(set, { ...ring, part })).toMatchObject({ pieces: [ring, drawn] });
});

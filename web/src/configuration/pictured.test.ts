import { expect, test } from '@jest/globals';
import type { Piece } from './configuration.ts';
import { notPictured } from './not-pictured.ts';
import { pictureAsChosen, pictureTerms } from './pictured.ts';
import { readConfigurationAddress } from './read-configuration-address.ts';

const option = (databaseId: number, name: string) => ({ id: `o${databaseId}`, databaseId, code: name, name });
const attribute = (databaseId: number, code: string, kind: string) => ({
  required: false,
  attribute: { id: code, databaseId, code, name: code, kind, unit: null, maxLength: null, dependsOnId: null },
  defaultOption: null as { databaseId: number } | null,
  numberRange: null as { min: string; max: string; step: string; standard: string } | null,
  options: [] as ReturnType<typeof option>[],
  looks: [] as { optionId: number; look: string }[],
});
const alloy = (databaseId: number, code: string, colour: string, isDefault = false) => ({
  isDefault,
  alloy: { id: code, databaseId, code, name: code, colour },
});

const BAND = {
  databaseId: 1,
  code: 'BD-101',
  alloys: [alloy(1, '14KY', 'YELLOW', true), alloy(2, '18KY', 'YELLOW'), alloy(3, '14KW', 'WHITE')],
  attributes: [
    {
      ...attribute(5, 'FINISH', 'SELECT'),
      defaultOption: { databaseId: 51 },
      options: [option(51, 'Polished'), option(52, 'Satin')],
      looks: [{ optionId: 52, look: 'finish=SATIN' }],
    },
    {
      ...attribute(6, 'STONE', 'SELECT'),
      defaultOption: { databaseId: 61 },
      options: [option(61, 'Natural'), option(62, 'Lab-grown')],
    },
    {
      ...attribute(7, 'PLATING', 'SELECT'),
      options: [option(71, 'Vermeil')],
      looks: [{ optionId: 71, look: 'metal=YELLOW' }],
    },
    {
      ...attribute(8, 'LENGTH', 'NUMBER'),
      numberRange: { min: '40', max: '60', step: '1', standard: '45' },
    },
    attribute(9, 'ENGRAVING', 'TEXT'),
    {
      ...attribute(10, 'CENTRE', 'SELECT'),
      defaultOption: { databaseId: 101 },
      options: [option(101, '1.00 ct'), option(102, '2.00 ct')],
      looks: [{ optionId: 102, look: 'carat=2' }],
    },
  ],
  sizeRange: null,
} as unknown as Piece;
const PARTS = [{ name: 'Band', offer: { ...BAND, code: 'PART' } as Piece }];

const at = (search: string) => readConfigurationAddress(new URLSearchParams(search));

test.each([
  ['', ''],
  ['FINISH=51', ''],
  ['FINISH=52', 'finish=SATIN'],
  ['STONE=62', ''],
  ['FINISH=52&PLATING=71', 'finish=SATIN&metal=YELLOW'],
  ['PART:metal=14KW&PART:FINISH=52', 'part.alloy=3&part.finish=SATIN'],
  // The part has its default while the main piece does not.
  ['FINISH=52&PART:FINISH=51', 'finish=SATIN&part.alloy=1'],
  ['CENTRE=102&PART:CENTRE=101', 'carat=2&part.alloy=1'],
  ['metal=14KW&PART:metal=14KY', 'part.alloy=1'],
  ['FINISH=52&PART:FINISH=52', 'finish=SATIN&part.alloy=1&part.finish=SATIN'],
  // Choices that are not set for the part follow the main piece.
  ['metal=14KW&FINISH=52&CENTRE=102&PART:FINISH=51', 'finish=SATIN&carat=2&part.alloy=3&part.carat=2'],
  ['metal=14KW&FINISH=52&PART:size=7', 'finish=SATIN&part.alloy=3&part.finish=SATIN'],
])('%s is the picture %s', (search, terms) => {
  expect(pictureTerms(BAND, PARTS, at(search))).toBe(terms);
  expect(pictureAsChosen('/a.webp?v=1', terms)).toBe(terms ? `/a.webp?v=1&${terms}` : '/a.webp?v=1');
});

test.each([
  ['', []],
  ['FINISH=52', []],
  ['metal=14KW', []],
  ['metal=18KY', ['18KY']],
  ['STONE=62', ['Lab-grown']],
  ['PLATING=71', ['Vermeil']],
  ['metal=14KW&PLATING=71', []],
  ['LENGTH=45', []],
  ['LENGTH=50', ['50']],
  ['ENGRAVING=Ever', ['Ever']],
  ['PART:metal=14KW', []],
  ['PART:metal=18KY', ['18KY']],
  ['PART:LENGTH=50&PART:STONE=62', ['Lab-grown', '50']],
])('for %s, the page states that %j is not shown', (search, values) => {
  expect(notPictured(BAND, PARTS, at(search), false).map(({ value }) => value)).toEqual(values);
});

test('shows an engraving that is part of the picture', () => {
  expect(notPictured(BAND, PARTS, at('ENGRAVING=Ever'), true)).toEqual([]);
});

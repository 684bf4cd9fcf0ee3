import { expect, test } from '@jest/globals';
import { commonTime, metalRows } from './metal-rows.ts';

const METALS = [
  { databaseId: 1, name: '14K yellow gold', gramRate: '48.20' },
  { databaseId: 2, name: 'Silver', gramRate: null },
  { databaseId: 3, name: 'Brass', gramRate: null },
];
const AU = { metalCode: 'AU', fraction: '0.585' };
const AG = { metalCode: 'AG', fraction: '0.125' };

test('lists metals with a price and their composition, in order', () => {
  const prices = [
    { alloyId: 2, components: [], gramRate: '1.10', asOf: '2026-11-20T12:00:00Z' },
    { alloyId: 1, components: [AU, AG], gramRate: '48.20', asOf: '2026-11-20T12:00:00Z' },
    { alloyId: 9, components: [AU], gramRate: '90.00', asOf: '2026-11-20T12:00:00Z' },
  ];
  expect(metalRows(METALS, prices)).toEqual([
    {
      id: 1,
      name: '14K yellow gold',
      madeOf: [
        { sign: 'Au', percent: 58.5 },
        { sign: 'Ag', percent: 12.5 },
      ],
      gramRate: '48.20',
      asOf: '2026-11-20T12:00:00Z',
    },
    { id: 2, name: 'Silver', madeOf: [], gramRate: '1.10', asOf: '2026-11-20T12:00:00Z' },
  ]);
});

test('shows no rows without permission to see rates', () => {
  expect(metalRows(METALS.slice(1), [])).toEqual([]);
});

const row = (asOf: string | null) => ({ id: 1, name: 'Gold', madeOf: [], gramRate: '1', asOf });

test.each([
  [['a', 'a'], 'a'],
  [['a', 'b'], null],
  [[null], null],
  [[], null],
])('prices of %j have the time %s', (moments, expected) => {
  expect(commonTime(moments.map(row))).toBe(expected);
});

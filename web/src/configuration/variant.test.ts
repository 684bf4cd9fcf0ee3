import { expect, test } from '@jest/globals';
import type { Piece } from './configuration.ts';
import { readConfigurationAddress } from './read-configuration-address.ts';
import { MARKED_RING_PIECE } from './ring.examples.ts';
import { chosenVariant, variantAddress } from './variant.ts';

// The example is a server response to the page’s query.
const RING = MARKED_RING_PIECE as unknown as Piece;
const ENGRAVING = { attribute: { databaseId: 9, code: 'ENGRAVING', kind: 'TEXT' }, options: [], looks: [] };
const PIECE = { ...RING, attributes: [...RING.attributes, ENGRAVING] } as unknown as Piece;
const GOLD = { code: 'GOLD', alloy: { code: '14KY' }, size: null, options: [] };
const SEVEN = { code: 'SEVEN', alloy: { code: '14KY' }, size: '7.00', options: [{ databaseId: 82 }] };
const WHITE = { code: 'WHITE', alloy: { code: '14KW' }, size: '6.5', options: [] };
const at = (search: string) => readConfigurationAddress(new URLSearchParams(search));

test.each([
  ['', 'GOLD'],
  ['FINGER=82', 'SEVEN'],
  // A choice that is neither the variant’s nor the default.
  ['FINGER=81', undefined],
  ['FINGER=82&size=6.5', undefined],
  ['ENGRAVING=Ever', undefined],
  ['ownMetal=1', undefined],
  ['BD-101:metal=14KW', undefined],
  ['metal=14KW', undefined],
  ['metal=14KW&size=6.50', 'WHITE'],
])('%s is the variant %s', (search, code) => {
  expect(chosenVariant([GOLD, SEVEN, WHITE], PIECE, at(search))?.code).toBe(code);
});

test('choosing a variant sets metal, size and options, and does not change texts', () => {
  const current = at('ENGRAVING=Ever&FINGER=81&metal=14KW');
  expect(variantAddress(SEVEN, PIECE, current)).toEqual({
    metal: '14KY',
    size: '7',
    choices: { ENGRAVING: 'Ever', FINGER: '82' },
    parts: {},
    ownMetal: false,
  });
  expect(variantAddress(GOLD, PIECE, current)).not.toHaveProperty('size');
});

import { expect, test } from '@jest/globals';
import { type VariantChoice, variantOf } from './variant-of.ts';

const VARIANTS = [
  { code: 'GOLD', alloyId: 1, size: null, options: [] },
  { code: 'GOLD-7', alloyId: 1, size: '7.00', options: [] },
  { code: 'GOLD-7-SATIN', alloyId: 1, size: '7.00', options: [{ attributeId: 5, optionId: 52 }] },
  { code: 'SILVER-SATIN', alloyId: 2, size: null, options: [{ attributeId: 5, optionId: 52 }] },
];
/** Defaults: a polished finish (51), a natural stone (61), a length of 45, and an engraving. */
const STANDARDS = [
  { id: 5, defaultOptionId: 51, defaultNumber: null },
  { id: 6, defaultOptionId: 61, defaultNumber: null },
  { id: 7, defaultOptionId: null, defaultNumber: '45.00' },
  { id: 8, defaultOptionId: null, defaultNumber: null },
  { id: 9, defaultOptionId: null, defaultNumber: null },
];
const FINISH = 5;
const STONE = 6;
const LENGTH = 7;
const ENGRAVING = 8;
/** A required choice without a default. */
const BACKS = 9;

type Options = VariantChoice['options'];
const chosen = (alloyId: number | null, size: string | null, ...options: Options): VariantChoice => ({
  alloyId,
  size,
  options,
});
const finish = (optionId: number | null) => ({ attributeId: FINISH, optionId });

test.each<[string, VariantChoice, string | null, string | null]>([
  ['an alloy without a size', chosen(1, null), 'GOLD', 'GOLD-7-SATIN'],
  ['a size', chosen(1, '7'), 'GOLD-7', 'GOLD-7-SATIN'],
  ['another size', chosen(1, '7.25'), 'GOLD', 'GOLD'],
  ['a size and an option', chosen(1, '7', finish(52)), 'GOLD-7-SATIN', 'GOLD-7-SATIN'],
  ['the standard option', chosen(1, '7', finish(51)), 'GOLD-7', 'GOLD-7'],
  ['an option that no variant has', chosen(1, '7', finish(53)), null, null],
  ['an option that was left open', chosen(1, '7', finish(null)), 'GOLD-7', 'GOLD-7-SATIN'],
  ['a variant for every size', chosen(2, '4', finish(52)), 'SILVER-SATIN', 'SILVER-SATIN'],
  ['an alloy that no variant has', chosen(3, '7', finish(52)), null, null],
  ['nothing', chosen(null, null), null, 'GOLD-7-SATIN'],
  ['its own stone', chosen(1, '7', { attributeId: STONE, optionId: 61 }), 'GOLD-7', 'GOLD-7-SATIN'],
  ['another stone', chosen(1, '7', { attributeId: STONE, optionId: 62 }), null, null],
  [
    'another stone and its finish',
    chosen(1, '7', finish(52), { attributeId: STONE, optionId: 62 }),
    null,
    null,
  ],
  ['its own length', chosen(1, '7', { attributeId: LENGTH, text: '45' }), 'GOLD-7', 'GOLD-7-SATIN'],
  ['another length', chosen(1, '7', { attributeId: LENGTH, text: '50' }), null, null],
  ['a text', chosen(1, '7', { attributeId: ENGRAVING, text: 'Ever' }), null, null],
  ['an empty text', chosen(1, '7', { attributeId: ENGRAVING, text: '' }), 'GOLD-7', 'GOLD-7-SATIN'],
  ['an option where none is standard', chosen(1, '7', { attributeId: BACKS, optionId: 91 }), null, null],
  ['an attribute that the piece has not', chosen(1, '7', { attributeId: 99, optionId: 1 }), null, null],
  ['a part of its own, or metal that is brought', { ...chosen(1, '7'), isAltered: true }, null, null],
])('%s', (_case, choice, whole, open) => {
  expect(variantOf(VARIANTS, choice, STANDARDS)?.code ?? null).toBe(whole);
  expect(variantOf(VARIANTS, choice, STANDARDS, { mayBeOpen: true })?.code ?? null).toBe(open);
});

import { expect, test } from '@jest/globals';
import { type VariantChoice, variantOf } from './variant-of.ts';

const VARIANTS = [
  { code: 'GOLD', alloyId: 1, size: null, options: [] },
  { code: 'GOLD-7', alloyId: 1, size: '7.00', options: [] },
  { code: 'GOLD-7-SATIN', alloyId: 1, size: '7.00', options: [{ attributeId: 5, optionId: 52 }] },
  { code: 'SILVER-SATIN', alloyId: 2, size: null, options: [{ attributeId: 5, optionId: 52 }] },
];
const chosen = (alloyId: number | null, size: string | null, optionId?: number | null): VariantChoice => ({
  alloyId,
  size,
  options: optionId === undefined ? [] : [{ attributeId: 5, optionId }],
});

test.each<[string, VariantChoice, string | null, string | null]>([
  ['an alloy without a size', chosen(1, null), 'GOLD', 'GOLD-7-SATIN'],
  ['a size', chosen(1, '7'), 'GOLD-7', 'GOLD-7-SATIN'],
  ['another size', chosen(1, '7.25'), 'GOLD', 'GOLD'],
  ['a size and an option', chosen(1, '7', 52), 'GOLD-7-SATIN', 'GOLD-7-SATIN'],
  ['another option', chosen(1, '7', 51), 'GOLD-7', 'GOLD-7'],
  ['an option that was left open', chosen(1, '7', null), 'GOLD-7', 'GOLD-7-SATIN'],
  ['a variant for every size', chosen(2, '4', 52), 'SILVER-SATIN', 'SILVER-SATIN'],
  ['an alloy that no variant has', chosen(3, '7', 52), null, null],
  ['nothing', chosen(null, null), null, 'GOLD-7-SATIN'],
])('%s', (_case, choice, whole, open) => {
  expect(variantOf(VARIANTS, choice)?.code ?? null).toBe(whole);
  expect(variantOf(VARIANTS, choice, { mayBeOpen: true })?.code ?? null).toBe(open);
});

import { expect, test } from '@jest/globals';
import { taxBaseNote } from './tax-rows.ts';

test.each([
  ['NET_OF_DISCOUNT', '10.00', '5.00', 'less the discount', 'moins la remise'],
  ['SUBTOTAL', '10.00', '5.00', 'before the discount', 'avant la remise'],
  ['NET_OF_DISCOUNT', '0.00', '5.00', null, null],
  ['SUBTOTAL', '10.00', '0.00', null, null],
])('tax on %s with %s off and %s of tax says: %s', (taxBase, discountValue, salesTaxValue, en, fr) => {
  for (const [language, words] of [
    ['en', en],
    ['fr', fr],
  ] as const)
    expect(taxBaseNote({ taxBase, discountValue, salesTaxValue }, language)).toEqual(
      words === null ? [] : [expect.stringContaining(words)],
    );
});

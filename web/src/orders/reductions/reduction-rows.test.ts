import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { reductionRows } from './reduction-rows.ts';

// Texts are not loaded here; keys are used instead.
const t = ((key: string) => key.replace('common:charges.', '')) as TFunction;
const TENTH = { code: 'TEN', name: 'Spring', kind: 'PERCENT_ORDER', amount: '48.34' };
const CHEAP = { code: null, name: 'Half', kind: 'SHIPPING', amount: '9.00' };
const OFFERED = { code: null, name: 'Gift', kind: 'FREE_ITEM', amount: '0.00' };

test.each([
  ['nothing', [], '0.00', { discounts: [], shipping: [['shipping', '9.00']] }],
  ['a gift that is offered', [OFFERED], '0.00', { discounts: [], shipping: [['shipping', '9.00']] }],
  [
    'pieces and shipping',
    [TENTH, CHEAP],
    '48.34',
    {
      discounts: [['discount · Spring (TEN)', '-48.34']],
      shipping: [
        ['shipping', '18.00'],
        ['shippingDiscount · Half', '-9.00'],
      ],
    },
  ],
  [
    'something without a name',
    [],
    '5.00',
    { discounts: [['discount', '-5.00']], shipping: [['shipping', '9.00']] },
  ],
])('totals with %s have rows with the same sum', (_what, promotions, discountValue, expected) => {
  const { discounts, shipping } = reductionRows({ promotions, discountValue, shippingPrice: '9.00' }, t);
  const texts = (rows: typeof discounts) => rows.map(({ label, amount }) => [label, amount]);
  expect({ discounts: texts(discounts), shipping: texts(shipping) }).toEqual(expected);
});

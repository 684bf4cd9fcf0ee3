import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { type OrderObstacle, orderObstacles } from './order-obstacles.ts';

const GROUND = { countryCodes: 'US,CA', active: true, maxWeight: null, maxLength: null };
const COMPLETE = {
  unitPrices: ['10.00', '20.00'],
  shippingAddress: { countryCode: 'US' },
  hasBillingAddress: true,
  shippingMethod: GROUND,
  requiresMethod: true,
  parcel: { weight: decimal('300'), volume: decimal('1000'), longestSide: 120 },
  lacksAnswers: false,
  target: 'JO' as const,
};

test.each<[string, Partial<Parameters<typeof orderObstacles>[0]>, OrderObstacle[]]>([
  ['a complete cart', {}, []],
  ['no lines', { unitPrices: [] }, ['CART_EMPTY']],
  ['no shipping address', { shippingAddress: null }, ['SHIPPING_ADDRESS_REQUIRED']],
  ['no billing address', { hasBillingAddress: false }, ['BILLING_ADDRESS_REQUIRED']],
  ['no method', { shippingMethod: null }, ['SHIPPING_METHOD_REQUIRED']],
  ['no method where none is asked for', { shippingMethod: null, requiresMethod: false }, []],
  [
    'a method that does not go there',
    { shippingAddress: { countryCode: 'FR' } },
    ['SHIPPING_METHOD_NOT_AVAILABLE'],
  ],
  ['a method that goes everywhere', { shippingMethod: { ...GROUND, countryCodes: '' } }, []],
  [
    'a method that is offered no more',
    { shippingMethod: { ...GROUND, active: false }, requiresMethod: false },
    ['SHIPPING_METHOD_NOT_AVAILABLE'],
  ],
  [
    'a parcel that is too heavy',
    { shippingMethod: { ...GROUND, maxWeight: '299.99' } },
    ['SHIPPING_METHOD_NOT_AVAILABLE'],
  ],
  [
    'a parcel that is too long',
    { shippingMethod: { ...GROUND, maxLength: 119 } },
    ['SHIPPING_METHOD_NOT_AVAILABLE'],
  ],
  ['a parcel at the limits', { shippingMethod: { ...GROUND, maxWeight: '300', maxLength: 120 } }, []],
  ['a question that was not answered', { lacksAnswers: true }, ['ATTRIBUTES_REQUIRED']],
  [
    'lines without a price that make a quote',
    { target: 'PQ', unitPrices: [null], shippingAddress: null },
    [],
  ],
  ['nothing to ask for', { target: 'PQ', unitPrices: [] }, ['CART_EMPTY']],
  ['lines without a price', { unitPrices: [null, '20.00', null] }, ['QUOTE_REQUIRED']],
  [
    'nothing at all',
    { unitPrices: [], shippingAddress: null, hasBillingAddress: false, shippingMethod: null },
    ['CART_EMPTY', 'SHIPPING_ADDRESS_REQUIRED', 'BILLING_ADDRESS_REQUIRED', 'SHIPPING_METHOD_REQUIRED'],
  ],
])('%s', (_what, changes, expected) => {
  expect(orderObstacles({ ...COMPLETE, ...changes })).toEqual(expected);
});

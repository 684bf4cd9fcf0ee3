import { expect, test } from '@jest/globals';
import { missingFailure } from './missing-failure.ts';

type Missing = Parameters<typeof missingFailure>[0];

test.each<[Missing, string[]]>([
  [['SHIPPING_METHOD_REQUIRED'], ['shippingMethodId METHOD_REQUIRED']],
  [['SHIPPING_METHOD_NOT_AVAILABLE'], ['shippingMethodId NOT_AVAILABLE']],
  [['SHIPPING_ADDRESS_REQUIRED'], ['shippingAddressId ADDRESS_REQUIRED']],
  [
    ['SHIPPING_ADDRESS_REQUIRED', 'BILLING_ADDRESS_REQUIRED', 'SHIPPING_METHOD_REQUIRED'],
    ['billingAddressId ADDRESS_REQUIRED', 'shippingMethodId METHOD_REQUIRED'],
  ],
  [['BILLING_ADDRESS_REQUIRED', 'QUOTE_REQUIRED'], ['billingAddressId ADDRESS_REQUIRED']],
])('%j is shown at its fields', (missing, expected) => {
  const issues = missingFailure(missing)?.issues ?? [];
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test('names problems without a field', () => {
  expect(missingFailure(['CART_EMPTY'])).toMatchObject({ kind: 'RefusedError', code: 'CART_EMPTY' });
});

test('nothing is missing in a complete cart', () => {
  expect(missingFailure([])).toBeNull();
});

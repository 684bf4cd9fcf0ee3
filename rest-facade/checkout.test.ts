import { expect, test } from '@jest/globals';
import { checkoutOf } from './checkout.ts';
import { fieldsOf } from './fields.ts';

const ADDRESSES = { shippingAddress: { id: 1 }, billingAddress: { id: 2 }, sellToAddress: { id: 3 } };

test.each([
  [{}, 1],
  [{ useDifferentShippingAddress: true }, 1],
  [{ useDifferentShippingAddress: false }, 2],
  [{ shipToSellToAddress: true, useDifferentShippingAddress: false }, 3],
  [{ shipToSellToAddress: false }, 1],
])('with %j goods go to address %i', (options, shippingAddressId) => {
  expect(checkoutOf(fieldsOf({ ...ADDRESSES, ...options }))).toMatchObject({
    shippingAddressId,
    billingAddressId: 2,
    sellToAddressId: 3,
  });
});

test.each([[{ shippingAddress: 4 }], [{ ShippingAddressId: 4 }], [{ shippingAddress: { ID: 4 } }]])(
  'an address as %j',
  (body) => {
    expect(checkoutOf(fieldsOf(body)).shippingAddressId).toBe(4);
  },
);

test('an address that is not in the address book is refused', () => {
  expect(() => checkoutOf(fieldsOf({ billingAddress: { line1: '1 Main Street' } }))).toThrow(
    expect.objectContaining({ status: 422, messages: [{ key: 'billingAddress.id', code: 'REQUIRED' }] }),
  );
});

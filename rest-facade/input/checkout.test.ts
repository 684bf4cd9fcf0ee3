import { expect, test } from '@jest/globals';
import type { RestAddressFragment } from '../gql/graphql.ts';
import { checkout, checkoutOf, spellsOutAddress } from './checkout.ts';
import { parseFields, record } from './parse.ts';

const bodyOf = (body: object) => parseFields(record(checkout), body);

const ADDRESSES = { shippingAddress: { id: 1 }, billingAddress: { id: 2 }, sellToAddress: { id: 3 } };

test.each([
  [{}, 1],
  [{ useDifferentShippingAddress: true }, 1],
  [{ useDifferentShippingAddress: false }, 2],
  [{ shipToSellToAddress: true, useDifferentShippingAddress: false }, 3],
  [{ shipToSellToAddress: false }, 1],
])('with %j goods go to address %i', (options, shippingAddressId) => {
  expect(checkoutOf(bodyOf({ ...ADDRESSES, ...options }))).toMatchObject({
    shippingAddressId,
    billingAddressId: 2,
    sellToAddressId: 3,
  });
});

test.each([[{ shippingAddress: 4 }], [{ ShippingAddressId: 4 }], [{ shippingAddress: { ID: 4 } }]])(
  'an address as %j',
  (body) => {
    expect(checkoutOf(bodyOf(body)).shippingAddressId).toBe(4);
  },
);

const STORE: RestAddressFragment = {
  databaseId: 7,
  label: 'Store',
  contactName: 'Ada Moon',
  company: null,
  line1: '1 Main Street',
  line2: null,
  city: 'New York',
  zip: '10001',
  phone: null,
  isDefaultShipping: true,
  isDefaultBilling: true,
  version: 1,
  state: { databaseId: 36, code: 'NY', name: 'New York' },
  country: { databaseId: 840, code: 'US', name: 'United States' },
};

test.each([
  [{ line1: '1 main  street ', city: 'new york' }],
  [
    {
      id: 0,
      line1: '1 Main Street',
      city: 'New York',
      stateId: 36,
      countryCode: 'us',
      line2: '',
      company: null,
    },
  ],
])('%j is found in the address book', (billingAddress) => {
  const body = bodyOf({ billingAddress });
  expect(spellsOutAddress(body)).toBe(true);
  expect(checkoutOf(body, [{ ...STORE, databaseId: 6, line1: '2 Main Street' }, STORE])).toMatchObject({
    billingAddressId: 7,
    shippingAddressId: null,
  });
});

test.each([
  [{ line1: '1 Main Street' }, 'billingAddress.city', 'REQUIRED'],
  [{ contactName: 'Ada Moon' }, 'billingAddress.line1', 'REQUIRED'],
  [{ line1: '9 Main Street', city: 'New York' }, 'billingAddress.zip', 'REQUIRED'],
  [{ line1: '1 Main Street', city: 'New York', zip: '07001' }, 'billingAddress.countryId', 'REQUIRED'],
])('%j is refused', (billingAddress, key, code) => {
  expect(() => checkoutOf(bodyOf({ billingAddress }), [STORE])).toThrow(
    expect.objectContaining({ status: 422, messages: [{ key, code }] }),
  );
});

test.each([[undefined], [null], [{}], [{ id: null, line1: '' }], [{ id: 0 }]])(
  '%j counts as absent',
  (sellToAddress) => {
    const body = bodyOf({ sellToAddress });
    expect(spellsOutAddress(body)).toBe(false);
    expect(checkoutOf(body).sellToAddressId).toBeNull();
  },
);

test('values that the body omits come from the cart', () => {
  expect(checkoutOf(bodyOf({ notes: '' }))).not.toHaveProperty('poNumber');
  expect(checkoutOf(bodyOf({ notes: '' }))).toMatchObject({ notes: '' });
});

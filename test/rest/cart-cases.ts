import { expect } from '@jest/globals';
import type { ContractCase, Json, Seed } from './case.ts';
import { configurationOf } from './shopping.ts';

const cartPath = (call: string) => (seed: Seed) => ({
  path: `/shoppingCart/${call}?sessionId=${seed.sessionId}`,
});

function read(call: string, check: (value: Json, seed: Seed) => unknown): ContractCase {
  return {
    call: `GET /shoppingCart/${call}`,
    as: 'buyer',
    good: cartPath(call),
    check: ({ value }, seed) => check(value, seed),
    bad: () => ({ path: `/shoppingCart/${call}?sessionId=a&sessionId=b`, status: 422, key: 'sessionId' }),
  };
}

function expectCart(value: Json): void {
  expect(value).toMatchObject({
    items: expect.any(Array),
    salesTax: { enabled: expect.any(Boolean), percent: expect.any(Number) },
    discountValue: 0,
    couponCode: null,
    shoppingCartExtraInfo: expect.objectContaining({}),
    cartItemCount: expect.any(Number),
  });
  const { subTotal, discountValue, shippingPrice, salesTaxValue, grandTotal } = value;
  expect(grandTotal).toBeCloseTo(subTotal - discountValue + (shippingPrice ?? 0) + (salesTaxValue ?? 0), 2);
}

/** The cart up to the order. Cases are in the order of a purchase. */
export const cartCases: readonly ContractCase[] = [
  {
    call: 'POST /ShoppingCart/addToCart',
    as: 'buyer',
    good: ({ product, sessionId }) => ({
      body: { ...configurationOf(product), SessionId: sessionId, quantity: 2, reference: 'Window display' },
    }),
    check: ({ value }, { product }) => {
      expect(value).toMatchObject({ itemTypeID: product.id, quantity: 2, reference: 'Window display' });
      expect(value.linePrice).toBeCloseTo(value.price * 2, 2);
    },
    bad: ({ product }) => ({
      body: { ...configurationOf(product), quantity: -1 },
      status: 422,
      key: 'quantity',
    }),
    outsider: ({ product, ownerCustomers }) => ({
      body: { ...configurationOf(product), customerID: ownerCustomers[0].id },
      status: 404,
    }),
  },
  read('frontendGetBySessionId', (value, { item }) => {
    expectCart(value);
    expect(value.items.map((one: Json) => one.id)).toContain(item.id);
  }),
  read('getBySessionId', expectCart),
  read('getDiscountValue', (value) =>
    expect(value).toMatchObject({ discountValue: 0, couponCode: null, itemsToAddToCart: [] }),
  ),
  read('shoppingCartItems', (value, { item }) =>
    expect(value.map((one: Json) => one.itemTypeData.price)).toContain(item.price),
  ),
  {
    call: 'POST /shoppingCart/updateQuantity',
    as: 'buyer',
    good: ({ item, sessionId }) => ({ body: { id: item.id, quantity: 3, SessionId: sessionId } }),
    check: ({ value }, { item }) => {
      expectCart(value);
      expect(value.items.find((one: Json) => one.id === item.id).quantity).toBe(3);
    },
  },
  {
    call: 'DELETE /shoppingCart/deleteCartItem/:id',
    as: 'buyer',
    good: ({ item, sessionId }) => ({
      path: `/shoppingCart/deleteCartItem/${item.id}?sessionId=${sessionId}`,
    }),
    check: ({ value, successMessage }, { item }) => {
      expect(successMessage).toBe('deleted successfully!');
      expect(value.items.map((one: Json) => one.id)).not.toContain(item.id);
    },
  },
  {
    call: 'POST /shoppingCart/update-extra-info',
    as: 'buyer',
    good: ({ sessionId }) => ({ body: { sessionId, poNumber: 'PO-77', notes: 'Ring the bell' } }),
    check: async (_answer, seed) => {
      const { value } = await seed.client.get(cartPath('getBySessionId')(seed).path, 'buyer');
      expect(value.shoppingCartExtraInfo).toMatchObject({ poNumber: 'PO-77', notes: 'Ring the bell' });
    },
  },
  {
    call: 'POST /shoppingCart/get-sales-tax',
    as: 'buyer',
    good: ({ address }) => ({ body: { billingStateId: address.stateId, shippingStateId: address.stateId } }),
    check: ({ value }) =>
      expect(value).toEqual({ enabled: expect.any(Boolean), percent: expect.any(Number) }),
    outsider: ({ ownerCustomers }) => ({ body: { customerId: ownerCustomers[0].id }, status: 404 }),
  },
  {
    call: 'POST /shoppingCart/update-tax',
    as: 'buyer',
    good: ({ sessionId }) => ({ body: { SessionId: sessionId } }),
    check: ({ value }) => expectCart(value),
    outsider: ({ sessionId }) => ({ body: { SessionId: sessionId, percent: 99 }, status: 403 }),
  },
  {
    call: 'POST /ShippingMethods/shippingMethodsForCheckout',
    as: 'buyer',
    good: ({ address }) => ({ body: { id: address.id } }),
    check: ({ value }) =>
      expect(value).toEqual(expect.arrayContaining([expect.objectContaining({ code: expect.any(String) })])),
    outsider: ({ country }) => ({ body: { countryId: country.id }, status: 200 }),
  },
  {
    call: 'POST /ShippingMethods/shipping-methods-with-size-and-weight',
    as: 'buyer',
    good: ({ address }) => ({ body: { destinationAddress: { id: address.id } } }),
    check: ({ value }) =>
      expect(value).toEqual(
        expect.arrayContaining([expect.objectContaining({ chargeableWeight: expect.any(Number) })]),
      ),
    outsider: ({ country }) => ({ body: { destinationAddress: { countryId: country.id } }, status: 200 }),
  },
  {
    call: 'POST /shoppingCart/submitOrder',
    as: 'buyer',
    good: ({ address, sessionId }) => ({
      body: { sessionId, shippingAddress: address, billingAddress: address, pONumber: 'PO-78' },
    }),
    check: async ({ value, successMessage }, { client }) => {
      expect(value).toMatchObject({ order_code: expect.stringMatching(/^JO-\d+$/), jobTypeCode: 'JO' });
      expect(successMessage).toBe(`${value.order_code} - created successfully!`);
      const { items } = await client.get('/JobOrders/job-orders?status=new', 'buyer');
      expect(items.map((one: Json) => one.order_code)).toContain(value.order_code);
    },
    bad: () => ({
      body: { billingAddress: { line1: 'Main Street 1' } },
      status: 422,
      key: 'billingAddress.city',
    }),
    outsider: ({ ownerCustomers }) => ({ body: { customerID: ownerCustomers[0].id }, status: 404 }),
  },
  {
    call: 'POST /shoppingCart/clear-cart',
    as: 'buyer',
    good: cartPath('clear-cart'),
    check: ({ value }) => expect(value).toMatchObject({ items: [], cartItemCount: 0 }),
  },
];

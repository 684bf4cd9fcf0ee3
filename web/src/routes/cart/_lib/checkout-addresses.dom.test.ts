import { beforeEach, expect, test } from '@jest/globals';
import { rememberAddresses, rememberedAddresses } from './checkout-addresses.ts';

const OWNER = { userId: 7, customerId: 3 };
const NONE = { billing: null, shipping: null, sellTo: null };

beforeEach(() => localStorage.clear());

test('addresses are remembered as ids, per user and customer', () => {
  rememberAddresses(OWNER, { billing: 1, shipping: 2, sellTo: 3 });
  expect(rememberedAddresses(OWNER, [1, 2, 3])).toEqual({ billing: 1, shipping: 2, sellTo: 3 });
  expect(rememberedAddresses({ ...OWNER, customerId: 4 }, [1, 2, 3])).toEqual(NONE);
  expect(rememberedAddresses({ ...OWNER, userId: 8 }, [1, 2, 3])).toEqual(NONE);
});

test('forgets an address that was deleted from the address book', () => {
  rememberAddresses(OWNER, { billing: 1, shipping: 2, sellTo: 3 });
  expect(rememberedAddresses(OWNER, [2])).toEqual({ billing: null, shipping: 2, sellTo: null });
});

test.each(['{', '[]', '"1"', 'null', '{"billing":"1"}'])('%s is no address', (text) => {
  localStorage.setItem('shoppingCartCheckoutAddresses:7:3', text);
  expect(rememberedAddresses(OWNER, [1, 2, 3])).toEqual(NONE);
});

import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { postGraphql } from '../relay/post-graphql.ts';
import { keepCartOfAddress } from './cart-of-address.ts';
import { cartSessionId, chooseCart } from './cart-session.ts';

const realFetch = globalThis.fetch;

afterAll(() => {
  globalThis.fetch = realFetch;
});

beforeEach(() => localStorage.clear());

/** The cart header of an operation. */
async function sentCart(): Promise<string | undefined> {
  let headers = new Map<string, string>();
  globalThis.fetch = async (_address, init) => {
    headers = new Map(Object.entries(init?.headers ?? {}));
    const response = { status: 200, headers: { get: () => null }, json: async () => ({ data: {} }) };
    return response as unknown as Response; // all that is read of it
  };
  await postGraphql({ documentId: '1', operationName: 'Any', variables: {} });
  return headers.get('x-cart-session');
}

test('stores the session id under its key, and sends it with every operation', async () => {
  expect([cartSessionId(), await sentCart()]).toEqual([null, '']);
  chooseCart('portal été');
  expect(localStorage.getItem('shoppingCartSessionId')).toBe('portal été');
  expect(await sentCart()).toBe('portal%20%C3%A9t%C3%A9');
});

test('an empty session id returns to the user’s own cart', async () => {
  chooseCart('elsewhere');
  chooseCart('');
  expect([cartSessionId(), await sentCart()]).toEqual([null, '']);
});

test('only the address of the cart contains a session id', () => {
  keepCartOfAddress('/shop', '?sessionId=elsewhere');
  expect(cartSessionId()).toBeNull();
  keepCartOfAddress('/backoffice/shopping-cart', '?sessionId=elsewhere');
  expect(cartSessionId()).toBe('elsewhere');
  keepCartOfAddress('/backoffice/shopping-cart', '');
  expect(cartSessionId()).toBe('elsewhere');
  keepCartOfAddress('/backoffice/shopping-cart', '?sessionId=');
  expect(cartSessionId()).toBeNull();
});

import { DEMO_PASSWORD } from '../../prisma/seed/demo/people/demo-users.ts';
import { graphql, signIn } from './graphql-client.ts';

const BUYER = 'buyer@luna.test';
const LOGIN_CALLERS = 8;
const CART_ROUNDS = 300;
const CART_WARM_UP = 60;
/** A cart holds at most 200 lines. */
const LINES_BEFORE_CLEARING = 100;

/** Sign-ins per second of eight concurrent clients, measured over `seconds`. */
export async function loginsPerSecond(url: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  async function call(): Promise<void> {
    while (performance.now() < end) {
      await signIn(url, BUYER, DEMO_PASSWORD);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: LOGIN_CALLERS }, call));
  return done / seconds;
}

const PRODUCT = `query MeasureProduct {
  products(filter: { itemGroupCode: "BANDS" }, first: 1) { edges { node { databaseId sizeRange { reference } } } }
}`;
const ADD = `mutation MeasureAdd($input: AddToCartInput!) {
  result: addToCart(input: $input) { __typename ... on AddToCartSuccess { cart { itemCount totals { grandTotal } } } }
}`;
const CLEAR = 'mutation MeasureClear { result: clearCart(input: { sessionId: "measure" }) { __typename } }';

type Products = {
  products: { edges: { node: { databaseId: number; sizeRange: { reference: string } | null } }[] };
};

/** Median and 99th percentile of the time to add a priced piece to a cart, in milliseconds, with one client. */
export async function addToCartMs(url: string): Promise<{ p50: number; p99: number }> {
  const token = await signIn(url, BUYER, DEMO_PASSWORD);
  const piece = (await graphql<Products>(url, PRODUCT, {}, token)).products.edges[0]?.node;
  if (!piece) throw new Error('The demo catalogue has no bands.');
  const configuration = { itemTypeId: piece.databaseId, size: piece.sizeRange?.reference ?? null };
  const input = { sessionId: 'measure', quantity: 1, configuration };
  const times: number[] = [];
  for (let round = 0; round < CART_ROUNDS + CART_WARM_UP; round += 1) {
    if (round % LINES_BEFORE_CLEARING === 0) await graphql(url, CLEAR, {}, token);
    const begun = performance.now();
    const { result } = await graphql<{ result: { __typename: string } }>(url, ADD, { input }, token);
    if (result.__typename !== 'AddToCartSuccess') throw new Error(`addToCart returned ${result.__typename}.`);
    if (round >= CART_WARM_UP) times.push(performance.now() - begun);
  }
  await graphql(url, CLEAR, {}, token);
  times.sort((a, b) => a - b);
  return {
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

import { ask } from '../call.ts';
import type { Field, Site } from '../field.ts';
import { floorCall } from '../http-lane.ts';
import { CONNECTIONS, sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { ofTheFloor } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Lines that a cart has before it is emptied, and lines of an order. */
const CART_LINES = 20;
const ORDER_LINES = 3;

/** What a shopper does in one of the programs. */
interface Shop {
  readonly add: (cart: string) => Promise<unknown>;
  readonly clear: (cart: string) => Promise<unknown>;
  readonly submit: (cart: string, poNumber: string) => Promise<unknown>;
}

/** Takes one step of a shopper; the times of those that count, in milliseconds, go to `times`. */
type Step = (shop: Shop, cart: string, turn: number, times: number[]) => Promise<void>;

/** Putting a configured ring into a cart, which is priced and totalled each time; the floor stores a line as priced. */
export function addToCart(field: Field): Workload {
  return shopping('add to cart', field, async (shop, cart, turn, times) => {
    if (turn % CART_LINES === 0) await shop.clear(cart);
    times.push(await timed(() => shop.add(cart)));
  });
}

/** Ordering what is in a cart. Filling it with three rings does not count. */
export function submitOrder(field: Field): Workload {
  return shopping('submit order', field, async (shop, cart, turn, times) => {
    for (let line = 0; line < ORDER_LINES; line += 1) await shop.add(cart);
    times.push(await timed(() => shop.submit(cart, `${cart}-${turn}`)));
  });
}

function shopping(name: string, field: Field, step: Step): Workload {
  const { product, plain, floorUrl } = field;
  const lane = (lane: string, shop: Shop) => ({
    name: lane,
    measure: (seconds: number) => goShopping(shop, step, name, seconds),
  });
  return {
    name,
    isWriting: true,
    lanes: [
      lane('product', productShop(field, product)),
      lane('floor', floorShop(floorUrl)),
      lane('plain', productShop(field, plain)),
    ],
    rows: [{ name, lane: 'product', targets: [ofTheFloor(0.3)] }],
    check: () => prepareFloor(field, name),
  };
}

/** Lets the product fill a cart and order, and shows the floor what it stored. */
async function prepareFloor(field: Field, name: string): Promise<void> {
  const shop = productShop(field, field.product);
  const [kept, ordered] = [cartOf(name, 0), cartOf(name, 1)];
  await shop.clear(kept);
  await shop.add(kept);
  for (let line = 0; line < ORDER_LINES; line += 1) await shop.add(ordered);
  const { data } = (await shop.submit(ordered, name)) as { data: { result: { orderCode: string } } };
  await ask(
    floorCall(field.floorUrl, '/prepare', [
      ['cart', kept],
      ['order', data.result.orderCode],
    ]),
  );
  const floor = floorShop(field.floorUrl);
  await floor.add(ordered);
  await floor.submit(ordered, '');
  await shop.clear(kept);
}

function productShop({ fixtures }: Field, { shopper }: Site): Shop {
  return {
    add: async (sessionId) => {
      const input = { sessionId, quantity: 1, configuration: fixtures.configuration };
      return ask(await shopper.call('BenchAddToCart', { input }, 'AddToCartSuccess'));
    },
    clear: async (sessionId) =>
      ask(await shopper.call('BenchClearCart', { input: { sessionId } }, 'ClearCartSuccess')),
    submit: async (sessionId, poNumber) =>
      ask(await shopper.call('BenchSubmitOrder', { input: { sessionId, poNumber } }, 'SubmitOrderSuccess')),
  };
}

function floorShop(url: string): Shop {
  const send = (path: string) => (cart: string) => ask(floorCall(url, path, [['cart', cart]]));
  return { add: send('/add-to-cart'), clear: send('/clear-cart'), submit: send('/submit-order') };
}

/** Session id of a shopper's cart; the programs use the same ones in turn, since a user has few carts. */
function cartOf(name: string, shopper: number): string {
  return `${name} ${shopper}`.replaceAll(' ', '-');
}

/** Shoppers, each with a cart of their own, taking one step after another; the rate is that of the steps that count. */
async function goShopping(shop: Shop, step: Step, name: string, seconds: number): Promise<Sample> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  async function shopper(_: unknown, index: number): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await step(shop, cartOf(name, index), turn, times);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, shopper));
  const spent = times.reduce((sum, time) => sum + time, 0) / 1_000;
  return sampleOf(times, spent / CONNECTIONS);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

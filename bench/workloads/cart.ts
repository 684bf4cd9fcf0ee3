import { ask } from '../call.ts';
import type { Environment, Site } from '../environment.ts';
import { floorCall } from '../http-lane.ts';
import { CONNECTIONS, sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { ofTheFloor } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Lines of a cart before it is cleared, and lines of an order. */
const CART_LINES = 20;
const ORDER_LINES = 3;

/** The operations of a shopper in one of the programs. */
interface Shop {
  readonly add: (cart: string) => Promise<unknown>;
  readonly clear: (cart: string) => Promise<unknown>;
  readonly submit: (cart: string, poNumber: string) => Promise<unknown>;
}

/** Runs one step of a shopper. Measured times in milliseconds are added to `times`. */
type Step = (shop: Shop, cart: string, turn: number, times: number[]) => Promise<void>;

/**
 * Adds a configured ring to a cart, which calculates prices and totals each time. The floor stores the line with its
 * price.
 */
export function addToCart(environment: Environment): Workload {
  return shopping('add to cart', environment, async (shop, cart, turn, times) => {
    if (turn % CART_LINES === 0) await shop.clear(cart);
    times.push(await timed(() => shop.add(cart)));
  });
}

/** Orders the contents of a cart. The time to add three rings is not included. */
export function submitOrder(environment: Environment): Workload {
  return shopping('submit order', environment, async (shop, cart, turn, times) => {
    for (let line = 0; line < ORDER_LINES; line += 1) await shop.add(cart);
    times.push(await timed(() => shop.submit(cart, `${cart}-${turn}`)));
  });
}

function shopping(name: string, environment: Environment, step: Step): Workload {
  const { product, plain, floorUrl } = environment;
  const lane = (lane: string, shop: Shop) => ({
    name: lane,
    measure: (seconds: number) => goShopping(shop, step, name, seconds),
  });
  return {
    name,
    isWriting: true,
    lanes: [
      lane('product', productShop(environment, product)),
      lane('floor', floorShop(floorUrl)),
      lane('plain', productShop(environment, plain)),
    ],
    rows: [{ name, lane: 'product', targets: [ofTheFloor(0.3)] }],
    check: () => prepareFloor(environment, name),
  };
}

/** The product fills a cart and orders it, and the floor copies the stored rows. */
async function prepareFloor(environment: Environment, name: string): Promise<void> {
  const shop = productShop(environment, environment.product);
  const [kept, ordered] = [cartOf(name, 0), cartOf(name, 1)];
  await shop.clear(kept);
  await shop.add(kept);
  for (let line = 0; line < ORDER_LINES; line += 1) await shop.add(ordered);
  const { data } = (await shop.submit(ordered, name)) as { data: { result: { orderCode: string } } };
  await ask(
    floorCall(environment.floorUrl, '/prepare', [
      ['cart', kept],
      ['order', data.result.orderCode],
    ]),
  );
  const floor = floorShop(environment.floorUrl);
  await floor.add(ordered);
  await floor.submit(ordered, '');
  await shop.clear(kept);
}

function productShop({ fixtures }: Environment, { shopper }: Site): Shop {
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

/** Session id of a shopper's cart. The programs use the same ones in turn, because a user can have only a few carts. */
function cartOf(name: string, shopper: number): string {
  return `${name} ${shopper}`.replaceAll(' ', '-');
}

/** Runs concurrent shoppers with separate carts. The rate counts the measured steps. */
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

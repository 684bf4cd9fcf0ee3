import { ask } from '../call.ts';
import type { Field, Site } from '../field.ts';
import { CONNECTIONS, sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import type { Workload } from '../workload.ts';

/** Lines that a cart has before it is emptied, and lines of an order. */
const CART_LINES = 20;
const ORDER_LINES = 3;

/** Takes one step of a shopper; the times of those that count, in milliseconds, go to `times`. */
type Step = (cart: string, turn: number, times: number[]) => Promise<void>;

/** Putting a configured ring into a cart, which is priced and totalled each time. */
export function addToCart(field: Field): Workload {
  const step = (site: Site): Step => {
    return async (cart, turn, times) => {
      if (turn % CART_LINES === 0) {
        await ask(
          await site.shopper.call('BenchClearCart', { input: { sessionId: cart } }, 'ClearCartSuccess'),
        );
      }
      times.push(await timed(() => add(field, site, cart)));
    };
  };
  return shopping('add to cart', field, step);
}

/** Ordering what is in a cart. Requests a second include filling it with three rings; times are those of the order alone. */
export function submitOrder(field: Field): Workload {
  const step = (site: Site): Step => {
    return async (cart, turn, times) => {
      for (let line = 0; line < ORDER_LINES; line += 1) await add(field, site, cart);
      const input = { sessionId: cart, poNumber: `${cart}-${turn}` };
      const call = await site.shopper.call('BenchSubmitOrder', { input }, 'SubmitOrderSuccess');
      times.push(await timed(() => ask(call)));
    };
  };
  return shopping('submit order', field, step);
}

function shopping(name: string, { product, plain }: Field, step: (site: Site) => Step): Workload {
  const lane = (lane: string, site: Site) => ({
    name: lane,
    measure: (seconds: number) => shop(step(site), `${name} ${lane}`, seconds),
  });
  return {
    name,
    isWriting: true,
    lanes: [lane('product', product), lane('plain', plain)],
    rows: [{ name, lane: 'product', targets: [] }],
    check: () => step(product)(`${name} check`, 0, []),
  };
}

/** Shoppers, each with a cart of their own, taking one step after another. */
async function shop(step: Step, name: string, seconds: number): Promise<Sample> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  async function shopper(_: unknown, index: number): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await step(`${name} ${index}`.replaceAll(' ', '-'), turn, times);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, shopper));
  return sampleOf(times, (performance.now() - begun) / 1_000);
}

async function add({ fixtures }: Field, { shopper }: Site, sessionId: string): Promise<unknown> {
  const input = { sessionId, quantity: 1, configuration: fixtures.configuration };
  return ask(await shopper.call('BenchAddToCart', { input }, 'AddToCartSuccess'));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

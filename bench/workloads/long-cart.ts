import { ask } from '../call.ts';
import type { Environment } from '../environment.ts';
import { sampleOf } from '../load.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Lines of the cart: the maximum. */
const LINES = 200;
const CART = { sessionId: 'long-cart' };

/**
 * Changes the quantity of a line in a cart of maximum length. The response is the whole cart with prices and totals.
 */
export function longCart({ fixtures, product }: Environment): Workload {
  const { shopper } = product;
  /** Lines that are changed in turn. */
  const ids: string[] = [];

  async function fill(): Promise<void> {
    await ask(await shopper.call('BenchClearCart', { input: CART }, 'ClearCartSuccess'));
    for (let line = 0; line < LINES; line += 1) {
      const input = { ...CART, quantity: 1, configuration: fixtures.configuration };
      await ask(await shopper.call('BenchAddToCart', { input }, 'AddToCartSuccess'));
    }
    // The operation declares the type of its response.
    const { data } = (await ask(await shopper.call('BenchCartLines', CART))) as {
      data: { cart: { items: { id: string }[] } };
    };
    ids.push(...data.cart.items.map(({ id }) => id));
    if (ids.length !== LINES) throw new Error(`The cart has ${ids.length} lines.`);
  }

  return {
    name: 'long cart',
    isWriting: true,
    lanes: [
      {
        name: 'product',
        measure: async (seconds) => {
          const times: number[] = [];
          const end = performance.now() + seconds * 1_000;
          for (let turn = 0; performance.now() < end; turn += 1) {
            const input = { id: ids[turn % LINES], quantity: 2 + (Math.floor(turn / LINES) % 5) };
            const call = await shopper.call('BenchLineQuantity', { input }, 'UpdateCartItemQuantitySuccess');
            const begun = performance.now();
            await ask(call);
            times.push(performance.now() - begun);
          }
          return sampleOf(times, times.reduce((sum, time) => sum + time, 0) / 1_000);
        },
      },
    ],
    rows: [{ name: `quantity in a cart of ${LINES} lines`, lane: 'product', targets: [p99AtMost(100)] }],
    check: async () => {
      if (ids.length === 0) await fill();
    },
  };
}

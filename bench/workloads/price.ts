import { ask } from '../call.ts';
import type { Environment } from '../environment.ts';
import { httpLane } from '../http-lane.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Calculates the price of a configured ring for a customer: under the load of every workload, and sequentially. */
export function priceCalculation({ fixtures, product, plain }: Environment): Workload {
  const variables = { input: { configuration: fixtures.configuration, quantity: 1 } };
  const lanes = [
    httpLane('product', () => product.shopper.call('BenchPrice', variables)),
    httpLane('plain', () => plain.shopper.call('BenchPrice', variables)),
    httpLane('one caller', () => product.shopper.call('BenchPrice', variables), 1),
  ];
  return {
    name: 'price calculation',
    lanes,
    rows: [
      { name: 'price calculation', lane: 'product', targets: [p99AtMost(5)] },
      {
        name: 'price calculation, one caller',
        lane: 'one caller',
        targets: [p99AtMost(5)],
        hasNoRatios: true,
      },
    ],
    check: async () => {
      const prices = new Set<unknown>();
      for (const lane of lanes) {
        // The operation declares the type of its response.
        const answer = (await ask(await lane.call())) as {
          data: { calculatePrice: { unitPrice: string | null } };
        };
        prices.add(answer.data.calculatePrice.unitPrice);
      }
      if (prices.size !== 1 || prices.has(null)) throw new Error(`Prices: ${JSON.stringify([...prices])}.`);
    },
  };
}

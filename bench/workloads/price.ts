import { ask } from '../call.ts';
import type { Field } from '../field.ts';
import { httpLane } from '../http-lane.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** What a configured ring costs a customer: under the load of every workload, and for somebody alone. */
export function priceCalculation({ fixtures, product, plain }: Field): Workload {
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
      { name: 'price calculation, one caller', lane: 'one caller', targets: [p99AtMost(5)], isApart: true },
    ],
    check: async () => {
      const prices = new Set<unknown>();
      for (const lane of lanes) {
        // The operation states its own answer type.
        const answer = (await ask(await lane.call())) as {
          data: { calculatePrice: { unitPrice: string | null } };
        };
        prices.add(answer.data.calculatePrice.unitPrice);
      }
      if (prices.size !== 1 || prices.has(null)) throw new Error(`Prices: ${JSON.stringify([...prices])}.`);
    },
  };
}

import { ask } from '../call.ts';
import type { Environment } from '../environment.ts';
import { httpLane } from '../http-lane.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Search texts: beginnings and a part of numbers, a reference, words that every job has, and one that no job has. */
const TEXTS = ['JO-10', '10500', '500-1', 'ref-77 client', 'client', 'band', 'nothing-is-called-this'];

/** The global search, by staff with full access and by a customer. */
export function globalSearch({ product }: Environment): Workload {
  const lanes = [
    { name: 'product', as: product.admin },
    { name: 'as a customer', as: product.wholesaler },
  ].map(({ name, as }) => {
    let turn = 0;
    // Sequential, as one user would wait.
    return httpLane(
      name,
      () => {
        turn += 1;
        return as.call('BenchSearch', { text: TEXTS[turn % TEXTS.length] ?? '' });
      },
      1,
    );
  });
  return {
    name: 'global search',
    isShort: true,
    lanes,
    rows: lanes.map(({ name }) => ({
      name: name === 'product' ? 'global search' : `global search ${name}`,
      lane: name,
      targets: [p99AtMost(50)],
    })),
    check: async () => {
      // The operation declares the type of its response.
      const answer = (await ask(await product.admin.call('BenchSearch', { text: 'JO-10' }))) as Answer;
      if (!answer.data.search.some(({ hits }) => hits.length > 0))
        throw new Error('The search finds nothing.');
    },
  };
}

type Answer = { data: { search: { hits: unknown[] }[] } };

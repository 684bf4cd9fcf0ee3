import type { Shop } from '../../server/test/shop.ts';
import { carelessJobMutations } from './careless-job-mutations.ts';
import { carelessMutations } from './careless-mutations.ts';
import { carelessQueries } from './careless-queries.ts';
import { type CarelessCalls, stockOf } from './careless-stock.ts';

/** A good call of every root field that takes arguments, by the field's name. */
export async function carelessCalls(shop: Shop): Promise<CarelessCalls> {
  const stock = await stockOf(shop);
  return { ...carelessQueries(stock), ...carelessMutations(stock), ...carelessJobMutations(stock) };
}

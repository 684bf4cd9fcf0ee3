import type { Shop } from '../../server/test/shop.ts';
import { mutationCalls } from '../world/mutation-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { carelessQueries } from './careless-queries.ts';
import { type CarelessCalls, stockOf } from './careless-stock.ts';

/** A good call of every root field that takes arguments, by the field's name. */
export async function carelessCalls(shop: Shop): Promise<CarelessCalls> {
  return { ...carelessQueries(await stockOf(shop)), ...mutationCalls(await sampleWorld(shop)) };
}

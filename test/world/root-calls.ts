import type { Shop } from '../../server/test/shop.ts';
import { mutationCalls } from './mutation-calls.ts';
import { type QueryCall, queryCalls } from './query-calls.ts';
import { sampleWorld } from './sample-world.ts';

/** A valid call of every root field with arguments, by name. */
export async function rootCalls(shop: Shop): Promise<Record<string, () => Promise<QueryCall>>> {
  const world = await sampleWorld(shop);
  return { ...queryCalls(world), ...mutationCalls(world) };
}

import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { queryCalls } from '../world/query-calls.ts';
import { matrixSamples } from './matrix-samples.ts';
import type { World } from './world.ts';

/** The arguments of every query's sample, for the marked rows of Luna's holder; by the query's name. */
export async function queryArguments(world: World): Promise<Record<string, Record<string, unknown>>> {
  const calls: Record<string, Record<string, unknown>> = {};
  // The same guest for all callers, because a new one requires a user who may request quotes.
  const samples = {
    ...matrixSamples(world),
    guestAccess: async () => world.guestAccess,
    // Queries do not change the offer, so it stays acceptable.
    sentQuote: async () => encodeGlobalId('PriceQuote', world.luna.offeredQuoteId),
  };
  for (const [name, call] of Object.entries(queryCalls(samples))) calls[name] = (await call()).args;
  return calls;
}

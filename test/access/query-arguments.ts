import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { queryCalls } from '../world/query-calls.ts';
import { matrixSamples } from './matrix-samples.ts';
import type { World } from './world.ts';

/** The arguments of every query's sample, about the rows of Luna's holder that carry the markers; by the query's name. */
export async function queryArguments(world: World): Promise<Record<string, Record<string, unknown>>> {
  const calls: Record<string, Record<string, unknown>> = {};
  // Whoever looks at it, the same guest's: a new one would need people who may ask for quotes.
  const samples = {
    ...matrixSamples(world),
    guestAccess: async () => world.guestAccess,
    // No query changes the offer that it asks about: it can be accepted whoever asked before.
    sentQuote: async () => encodeGlobalId('PriceQuote', world.luna.offeredQuoteId),
  };
  for (const [name, call] of Object.entries(queryCalls(samples))) calls[name] = (await call()).args;
  return calls;
}

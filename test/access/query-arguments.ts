import { queryCalls } from '../world/query-calls.ts';
import type { World } from './world.ts';

/** The arguments of every query's sample, about the rows of Luna's holder that carry the marks; by the query's name. */
export async function queryArguments({
  samples,
  luna: { job, address },
}: World): Promise<Record<string, Record<string, unknown>>> {
  const marked = {
    ...samples,
    job: async () => job.id,
    jobNumber: async () => job.number,
    address: async () => address.id,
  };
  const calls: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(queryCalls(marked))) calls[name] = (await call()).args;
  return calls;
}

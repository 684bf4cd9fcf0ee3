import { createChangeCache } from '../../../database/changes/change-cache.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';

type Now = Pick<Context, 'db' | 'services' | 'now'>;

/**
 * Caches the dated rates of a small table that apply now, by entity id. `read` returns all of them, oldest first. They
 * are read again after a change, or when another one begins.
 */
function keepCurrentRates<Rate extends { validFrom: Date }>(
  read: (db: Prisma.TransactionClient) => Promise<Rate[]>,
  ownerOf: (rate: Rate) => number,
): (context: Now) => Promise<ReadonlyMap<number, Rate>> {
  const cache = createChangeCache<ReadonlyMap<number, Rate>>('prices', { most: 1 });
  return ({ db, services, now }) =>
    cache.get(services.changes, '', now, async () => {
      const rates = await read(db);
      const begun = rates.filter(({ validFrom }) => validFrom <= now);
      const until = rates.find(({ validFrom }) => validFrom > now)?.validFrom ?? null;
      return { value: new Map(begun.map((rate) => [ownerOf(rate), rate])), until };
    });
}

/** The current dated rates of priorities, by priority. */
export const currentPriorityRates = keepCurrentRates(
  (db) => db.priorityRate.findMany({ orderBy: { validFrom: 'asc' } }),
  ({ priorityId }) => priorityId,
);

/** The current dated rates of alloys, by alloy. */
export const currentAlloyRates = keepCurrentRates(
  (db) => db.alloyRate.findMany({ orderBy: { validFrom: 'asc' } }),
  ({ alloyId }) => alloyId,
);

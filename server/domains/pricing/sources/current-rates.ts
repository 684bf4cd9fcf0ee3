import { createChangeCache } from '../../../database/changes/change-cache.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';

type Now = Pick<Context, 'db' | 'services' | 'now'>;

/**
 * Keeps the dated rates of few things that count now, by the id of the thing: `read` answers all of them, the oldest
 * first. They are read again only after a change, or when another begins.
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

/** The dated rates of priorities that count now, by priority. */
export const currentPriorityRates = keepCurrentRates(
  (db) => db.priorityRate.findMany({ orderBy: { validFrom: 'asc' } }),
  ({ priorityId }) => priorityId,
);

/** The dated rates of alloys that count now, by alloy. */
export const currentAlloyRates = keepCurrentRates(
  (db) => db.alloyRate.findMany({ orderBy: { validFrom: 'asc' } }),
  ({ alloyId }) => alloyId,
);

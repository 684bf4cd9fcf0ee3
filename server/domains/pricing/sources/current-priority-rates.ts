import { createChangeCache } from '../../../database/changes/change-cache.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';

type Rate = Pick<Prisma.PriorityRateGetPayload<object>, 'priorityId' | 'factor' | 'leadFactor'>;

const cache = createChangeCache<ReadonlyMap<number, Rate>>('prices', { most: 1 });

/** The dated rates of priorities that count now, by priority; read again only after a change, or when another begins. */
export function currentPriorityRates({
  db,
  services,
  now,
}: Pick<Context, 'db' | 'services' | 'now'>): Promise<ReadonlyMap<number, Rate>> {
  return cache.get(services.changes, '', now, async () => {
    const rates = await db.priorityRate.findMany({ orderBy: { validFrom: 'asc' } });
    const begun = rates.filter(({ validFrom }) => validFrom <= now);
    const until = rates.find(({ validFrom }) => validFrom > now)?.validFrom ?? null;
    return { value: new Map(begun.map((rate) => [rate.priorityId, rate])), until };
  });
}

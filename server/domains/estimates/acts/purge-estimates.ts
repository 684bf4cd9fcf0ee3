import type { Database } from '../../../database/client.ts';
import { addHours } from '../../../lib/calendar.ts';

/** Deleted estimates, and expired ones that were not converted, are removed after this number of days. */
const DELETED_DAYS = 1;
const EXPIRED_DAYS = 60;

/**
 * Deletes estimates that nobody can open any more.
 * @returns their number
 */
export async function purgeEstimates(db: Pick<Database, 'estimate'>, now: Date): Promise<number> {
  const { count } = await db.estimate.deleteMany({
    where: {
      OR: [
        { deletedAt: { lt: addHours(now, -24 * DELETED_DAYS) } },
        { convertedAt: null, expiresAt: { lt: addHours(now, -24 * EXPIRED_DAYS) } },
      ],
    },
  });
  return count;
}

import type { Database } from '../../../database/client.ts';
import { addHours } from '../../../lib/calendar.ts';

/** What was taken away, and what has expired without becoming anything, goes after so many days. */
const DELETED_DAYS = 1;
const EXPIRED_DAYS = 60;

/** Removes estimates that nobody can open any more; answers how many. */
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

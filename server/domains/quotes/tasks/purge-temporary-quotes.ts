import type { Database } from '../../../database/client.ts';
import { addHours } from '../../../lib/calendar.ts';

/** How long a temporary quote is kept after it was last changed, in days. */
const IDLE_DAYS = 30;

/** Removes temporary quotes that nobody submitted; answers how many. */
export async function purgeTemporaryQuotes(db: Pick<Database, 'priceQuote'>, now: Date): Promise<number> {
  const { count } = await db.priceQuote.deleteMany({
    where: { kind: 'PQCTO', updatedAt: { lt: addHours(now, -24 * IDLE_DAYS) } },
  });
  return count;
}

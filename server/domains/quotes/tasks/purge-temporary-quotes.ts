import type { Database } from '../../../database/client.ts';
import { addHours } from '../../../lib/calendar.ts';

/** Days after the last change until a temporary quote is deleted. */
const IDLE_DAYS = 30;

/**
 * Deletes abandoned temporary quotes.
 * @returns their number
 */
export async function purgeTemporaryQuotes(db: Pick<Database, 'priceQuote'>, now: Date): Promise<number> {
  const { count } = await db.priceQuote.deleteMany({
    where: { kind: 'PQCTO', updatedAt: { lt: addHours(now, -24 * IDLE_DAYS) } },
  });
  return count;
}

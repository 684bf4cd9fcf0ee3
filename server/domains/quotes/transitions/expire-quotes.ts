import type { Database } from '../../../database/client.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';

/**
 * Ends offers whose last day has passed, all of them or one, in one statement. Offers that are answered concurrently
 * are skipped.
 * @returns the number of offers
 */
export async function expireQuotes(
  db: Pick<Database, '$queryRaw'>,
  now: Date,
  priceQuoteId?: number,
): Promise<number> {
  const which = priceQuoteId === undefined ? Prisma.empty : Prisma.sql`AND id = ${priceQuoteId}`;
  const [sent, expired] = [QUOTE_STATUSES.SENT.id, QUOTE_STATUSES.EXPIRED.id];
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH due AS (
      SELECT id FROM "PriceQuote" WHERE "statusId" = ${sent} AND "validUntil" < ${now}::timestamp ${which}
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ), ended AS (
      UPDATE "PriceQuote" quote SET "statusId" = ${expired}, "statusSince" = ${now}::timestamp,
        version = version + 1, "updatedAt" = ${now}::timestamp
      FROM due WHERE quote.id = due.id RETURNING quote.id, quote."shownVersionId"
    )
    INSERT INTO "PriceQuoteEvent" ("priceQuoteId", "fromStatusId", "toStatusId", action, n, at)
    SELECT ended.id, ${sent}, ${expired}, 'EXPIRE', shown.n, ${now}::timestamp
    FROM ended JOIN "PriceQuoteVersion" shown ON shown.id = ended."shownVersionId"
    RETURNING "priceQuoteId" AS id`;
  return rows.length;
}

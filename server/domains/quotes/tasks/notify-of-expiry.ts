import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { addHours } from '../../../lib/calendar.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { notifyAll } from '../../notices/notify/notify.task.ts';
import { sendGuestLink } from '../guest-links/send-guest-link.task.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';

/** Hours before the end of an offer when its customer is reminded. */
const HOURS_BEFORE = 3 * 24;
/** An offer that was just sent gets no reminder, even if it is short. */
const HOURS_AFTER_SENT = 24;

type Ending = { id: number; validUntil: Date };

/**
 * Reminds customers and their guests once of offers that end within three days.
 * @returns the number of offers
 */
export async function notifyOfExpiry(db: Database, now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const ending = await tx.$queryRaw<Ending[]>`
      WITH due AS (
        SELECT id FROM "PriceQuote"
        WHERE "statusId" = ${QUOTE_STATUSES.SENT.id}
          AND "validUntil" BETWEEN ${now}::timestamp AND ${addHours(now, HOURS_BEFORE)}::timestamp
          AND "statusSince" < ${addHours(now, -HOURS_AFTER_SENT)}::timestamp
          AND "expiryToldOf" IS DISTINCT FROM "validUntil"
        ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE "PriceQuote" quote SET "expiryToldOf" = quote."validUntil"
      FROM due WHERE quote.id = due.id
      RETURNING quote.id, quote."validUntil"`;
    await notifyAll(
      tx,
      ending.map(({ id, validUntil }) => ({
        event: 'QUOTE_EXPIRING' as const,
        about: { model: 'PriceQuote', id },
        of: validUntil.toISOString(),
        doerIds: [],
      })),
    );
    const guests = await openLinks(tx, ending, now);
    if (guests.length > 0) await addJobs(tx, sendGuestLink, guests);
    return ending.length;
  });
}

/** The emails to guests who can still answer. */
async function openLinks(tx: Prisma.TransactionClient, ending: readonly Ending[], now: Date) {
  if (ending.length === 0) return [];
  const links = await tx.priceQuoteGuestLink.findMany({
    where: {
      priceQuoteId: { in: ending.map(({ id }) => id) },
      usedAt: null,
      revokedAt: null,
      expiresAt: { gt: now },
    },
    select: { id: true, priceQuote: { select: { number: true } } },
    orderBy: { id: 'asc' },
  });
  return links.map(({ id, priceQuote: { number } }) => ({
    payload: { guestLinkId: id, news: 'EXPIRING' as const },
    about: `${number}/guest ${id}/expiring`,
  }));
}

import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { addHours } from '../../../lib/calendar.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { sendGuestLink } from '../guests/send-guest-link.task.ts';
import { sendQuoteMail } from '../mail/send-quote-mail.task.ts';
import { orderContact } from '../quote/order-contact.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';

/** So many hours before its end a customer is told of an offer. */
const HOURS_BEFORE = 3 * 24;
/** An offer that was sent just now needs no reminder, however short it stands. */
const HOURS_AFTER_SENT = 24;

type Ending = {
  id: number;
  number: string;
  contactId: number | null;
  placedById: number;
  isRequest: boolean;
  n: number;
};

/** Tells customers and their guests, once, of offers that end within three days; answers how many mails there are. */
export async function tellOfExpiry(db: Database, now: Date): Promise<number> {
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
      FROM due, "PriceQuoteVersion" shown
      WHERE quote.id = due.id AND shown.id = quote."shownVersionId"
      RETURNING quote.id, quote.number, quote."contactId", quote."placedById", quote."isRequest", shown.n`;
    const users = ending.flatMap(({ id, number, n, ...people }) => {
      const userId = orderContact(people);
      const payload = { priceQuoteId: id, n, userId: userId ?? 0, news: 'EXPIRING' as const };
      return userId === null ? [] : [{ payload, about: `${number}/expiring` }];
    });
    if (users.length > 0) await addJobs(tx, sendQuoteMail, users);
    const guests = await openLinks(tx, ending, now);
    if (guests.length > 0) await addJobs(tx, sendGuestLink, guests);
    return users.length + guests.length;
  });
}

/** The mails to guests who may still answer. */
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

import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { addJob } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import type { Context } from '../../../schema/context.ts';
import { languageOf } from '../../identity/language.type.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { mailUser } from '../../notices/mail-user.ts';
import { CATALOG_VIEW } from '../../pricing/access.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { quotedOrder } from '../accept/quoted-order.ts';
import { issueGuestLink } from '../guests/issue-guest-link.ts';
import { orderContact } from '../quote/order-contact.ts';
import { guestLinkState } from '../rules/guest-links.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { QUOTES_VIEW } from '../rules/transitions.ts';
import { currentVersionOf, type StoredQuote } from '../transitions/stored-quote.ts';
import { quoteMail } from './quote-mail.ts';

/** Tells a user of the customer of an offer: that it was sent, or that it ends soon. */
export const sendQuoteMail = task('send_quote_mail', {
  payload: z.strictObject({
    priceQuoteId: z.int().positive(),
    n: z.int().positive(),
    userId: z.int().positive(),
    news: z.enum(['SENT', 'EXPIRING']),
  }),
  // A day and a half.
  attempts: 14,
  run: async ({ priceQuoteId, n, userId, news }, { db, services, now }) => {
    const quote = await db.priceQuote.findUnique({
      where: { id: priceQuoteId, shownVersion: { is: { n } } },
    });
    // Answered, recalled or revised meanwhile: there is another mail for that, or none.
    if (!quote || quoteStatusCode(quote.statusId) !== 'SENT') return;
    if (quote.validUntil !== null && quote.validUntil < now) return;
    const kind = news === 'SENT' ? 'QUOTE_SENT' : 'QUOTE_EXPIRING';
    await mailUser({ db, services }, { userId, kind }, async ({ language, urlOf, firstName, timeZone }) => {
      const reads = (permission: number) =>
        db.user.count({ where: { AND: [{ id: userId }, usersReaching(permission, quote)] } });
      if ((await reads(QUOTES_VIEW)) === 0) return null;
      const seesPrices = (await reads(CATALOG_VIEW)) > 0;
      const { shownVersionId: versionId } = quote;
      const order =
        seesPrices && versionId !== null
          ? await quotedOrder(db, { versionId, lineKeys: null, settings: await readSettings(db) })
          : null;
      return quoteMail(
        news,
        {
          number: quote.number,
          n,
          firstName,
          currency: quote.currency,
          total: seesPrices ? quote.total : null,
          order,
          validUntil: quote.validUntil,
          timeZone,
          url: urlOf(`/backoffice/status-tracking/quotes/${quote.number}`),
        },
        language,
      );
    });
  },
});

/**
 * Adds the mails of an offer to the transaction that sends it: to the contact, else to who asked for it, else, where the customer
 * has nobody with an account in it, as a link to the customer's address. Guests who have a link get it again.
 */
export async function mailOffer(
  tx: Prisma.TransactionClient,
  { services: { tokenKeys }, now }: Pick<Context, 'services' | 'now'>,
  quote: StoredQuote,
): Promise<void> {
  const userId = orderContact(quote);
  const { n } = currentVersionOf(quote);
  if (userId !== null) {
    const payload = { priceQuoteId: quote.id, n, userId, news: 'SENT' as const };
    await addJob(tx, sendQuoteMail, payload, { about: `${quote.number}/sent` });
  }
  const links = await tx.priceQuoteGuestLink.findMany({ where: { priceQuoteId: quote.id } });
  const guests = links
    .filter((link) => guestLinkState(link, now) === 'OPEN')
    .map(({ email, name, language, createdById }) => ({
      email,
      name,
      language: languageOf(language),
      createdById,
    }));
  if (userId === null && guests.length === 0) {
    const { email, language } = await tx.customer.findUniqueOrThrow({
      where: { id: quote.customerId },
      select: { email: true, language: true },
    });
    if (email)
      guests.push({
        email: email.toLowerCase(),
        name: null,
        language: languageOf(language),
        createdById: null,
      });
  }
  for (const guest of guests) await issueGuestLink(tx, { tokenKeys, now }, quote, guest);
}

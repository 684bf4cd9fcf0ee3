import type { Prisma } from '../../../database/generated/client.ts';
import type { Context } from '../../../schema/context.ts';
import { languageOf } from '../../identity/language.type.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { issueGuestLink } from '../guest-links/issue-guest-link.ts';
import { orderContact } from '../quote/order-contact.ts';
import { guestLinkState } from '../rules/guest-links.ts';
import { currentVersionOf, type StoredQuote } from './stored-quote.ts';

/**
 * Emails an offer in the transaction that sends it: to the contact, or with a link to the customer's address if no
 * user of the customer has an account. Guests with a link get it again.
 */
export async function mailOffer(
  tx: Prisma.TransactionClient,
  { services: { tokenKeys }, viewer, now }: Pick<Context, 'services' | 'viewer' | 'now'>,
  quote: StoredQuote,
): Promise<void> {
  const { n } = currentVersionOf(quote);
  await notify(tx, {
    event: 'QUOTE_SENT',
    about: { model: 'PriceQuote', id: quote.id },
    of: String(n),
    doerIds: actorsOf(viewer),
  });
  const links = await tx.priceQuoteGuestLink.findMany({ where: { priceQuoteId: quote.id } });
  const guests = links
    .filter((link) => guestLinkState(link, now) === 'OPEN')
    .map(({ email, name, language, createdById }) => ({
      email,
      name,
      language: languageOf(language),
      createdById,
    }));
  if (orderContact(quote) === null && guests.length === 0) {
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

import { z } from 'zod';
import { secretHash } from '../../../auth/tokens.ts';
import { task } from '../../../queue/task.ts';
import { languageOf } from '../../identity/language.type.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { guestLinkState } from '../rules/guest-links.ts';
import { currentStatus } from '../rules/quote-guards.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { guestLinkMail } from './guest-mails.ts';

/** Emails a link to an offer. Its secret is not stored, but derived again from its seed. */
export const sendGuestLink = task('send_guest_link', {
  payload: z.strictObject({
    guestLinkId: z.int().positive(),
    news: z.enum(['SENT', 'EXPIRING']).default('SENT'),
  }),
  // Retries for a day and a half.
  attempts: 14,
  run: async ({ guestLinkId, news }, { db, services, now }) => {
    const link = await db.priceQuoteGuestLink.findUnique({
      where: { id: guestLinkId },
      include: { priceQuote: { select: { number: true, statusId: true, validUntil: true, customer: true } } },
    });
    if (!link || guestLinkState(link, now) !== 'OPEN') return;
    const status = currentStatus(
      { ...link.priceQuote, status: quoteStatusCode(link.priceQuote.statusId) },
      now,
    );
    // The offer was answered or ended in the meantime.
    if (news === 'EXPIRING' && status !== 'SENT') return;
    const token = services.tokenKeys.guestLinkSecret(link.seed);
    const language = languageOf(link.language);
    const { COMPANY } = await readSettings(db);
    // The signing key may have changed since the link was created.
    await db.priceQuoteGuestLink.update({
      where: { id: guestLinkId },
      data: { tokenHash: secretHash(token), sentAt: now },
      select: { id: true },
    });
    const mail = await guestLinkMail(news, language, {
      name: link.name,
      number: link.priceQuote.number,
      customerName: link.priceQuote.customer.name,
      validUntil: link.priceQuote.validUntil,
      timeZone: COMPANY.timeZone,
      url: `${services.config.publicUrl}${language === 'fr' ? '/fr' : ''}/quote?key=${token}`,
      company: COMPANY.name,
    });
    await services.mailer.send({ to: link.email, ...mail });
  },
});

import { z } from 'zod';
import { secretHash } from '../../../auth/tokens.ts';
import { task } from '../../../queue/task.ts';
import { languageOf } from '../../identity/language.type.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { guestLinkState } from '../rules/guest-links.ts';
import { guestLinkMail } from './guest-mails.ts';

/** Mails a link to an offer; the secret of it is stored nowhere, and made anew of its seed. */
export const sendGuestLink = task('send_guest_link', {
  payload: z.strictObject({ guestLinkId: z.int().positive() }),
  // A day and a half.
  attempts: 14,
  run: async ({ guestLinkId }, { db, services, now }) => {
    const link = await db.priceQuoteGuestLink.findUnique({
      where: { id: guestLinkId },
      include: { priceQuote: { select: { number: true, validUntil: true, customer: true } } },
    });
    if (!link || guestLinkState(link, now) !== 'OPEN') return;
    const token = services.tokenKeys.guestLinkSecret(link.seed);
    const language = languageOf(link.language);
    const { COMPANY } = await readSettings(db);
    // The signing key may have changed since the link was made.
    await db.priceQuoteGuestLink.update({
      where: { id: guestLinkId },
      data: { tokenHash: secretHash(token), sentAt: now },
      select: { id: true },
    });
    const mail = guestLinkMail(language, {
      name: link.name,
      number: link.priceQuote.number,
      customerName: link.priceQuote.customer.name,
      validUntil: link.priceQuote.validUntil,
      timeZone: COMPANY.timeZone,
      url: `${services.config.publicUrl}${language === 'fr' ? '/fr' : ''}/quote/${token}`,
      company: COMPANY.name,
    });
    await services.mailer.send({ to: link.email, ...mail });
  },
});

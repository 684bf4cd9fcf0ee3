import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { addMinutes } from '../../../lib/calendar.ts';
import { task } from '../../../queue/task.ts';
import { languageOf } from '../../identity/language.type.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { guestCodeMail } from '../guest-links/guest-mails.ts';
import { GUEST_CODE_MINUTES, guestLinkState } from '../rules/guest-links.ts';
import { guestCodeHash } from './guest-code.ts';

/** Creates a code, stores its hash and emails it. A retry creates a new code. */
export const sendGuestCode = task('send_guest_code', {
  payload: z.strictObject({ guestLinkId: z.int().positive() }),
  // A few minutes; after that, users request another code.
  attempts: 5,
  run: async ({ guestLinkId }, { db, services, now }) => {
    const link = await db.priceQuoteGuestLink.findUnique({
      where: { id: guestLinkId },
      select: { email: true, language: true, usedAt: true, revokedAt: true, expiresAt: true },
    });
    if (!link || guestLinkState(link, now) !== 'OPEN') return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { COMPANY } = await readSettings(db);
    await db.priceQuoteGuestLink.update({
      where: { id: guestLinkId },
      data: {
        codeHash: guestCodeHash(guestLinkId, code),
        codeExpiresAt: addMinutes(now, GUEST_CODE_MINUTES),
        codeTries: 0,
      },
      select: { id: true },
    });
    const mail = await guestCodeMail(languageOf(link.language), { code, company: COMPANY.name });
    await services.mailer.send({ to: link.email, ...mail });
  },
});

import { randomBytes } from 'node:crypto';
import { secretHash, type TokenKeys } from '../../../auth/tokens.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { addHours } from '../../../lib/calendar.ts';
import type { Locale } from '../../../lib/locale-formats.ts';
import { addJob } from '../../../queue/add-job.ts';
import { GUEST_LINK_DAYS, guestLinkState, MAX_GUEST_LINKS } from '../rules/guest-links.ts';
import { sendGuestLink } from './send-guest-link.task.ts';

/** The recipient of a link. */
type GuestRecipient = {
  email: string;
  name: string | null;
  language: Locale;
  /** Null if it is sent automatically with the offer. */
  createdById: number | null;
};

/**
 * Gives a person without an account access to a quote by an emailed link. A valid link is reused, so that earlier
 * emails still work; an invalid one is replaced.
 */
export async function issueGuestLink(
  tx: Prisma.TransactionClient,
  { tokenKeys, now }: { tokenKeys: TokenKeys; now: Date },
  quote: { id: number; number: string },
  recipient: GuestRecipient,
): Promise<void> {
  const { email, name, language, createdById } = recipient;
  const links = await tx.priceQuoteGuestLink.findMany({ where: { priceQuoteId: quote.id } });
  const known = links.find((link) => link.email === email);
  if (!known && links.length >= MAX_GUEST_LINKS)
    throw new RefusedError('TOO_MANY_GUEST_LINKS', { max: MAX_GUEST_LINKS });
  const seed =
    known && guestLinkState(known, now) === 'OPEN' ? known.seed : randomBytes(24).toString('base64url');
  const columns = {
    seed,
    tokenHash: secretHash(tokenKeys.guestLinkSecret(seed)),
    name,
    language,
    createdById,
    expiresAt: addHours(now, 24 * GUEST_LINK_DAYS),
    usedAt: null,
    revokedAt: null,
  };
  const { id } = await tx.priceQuoteGuestLink.upsert({
    where: { priceQuoteId_email: { priceQuoteId: quote.id, email } },
    create: { ...columns, priceQuoteId: quote.id, email },
    update: { ...columns, ...(known?.seed === seed ? {} : { accessHash: null, codeHash: null }) },
    select: { id: true },
  });
  await addJob(
    tx,
    sendGuestLink,
    { guestLinkId: id, news: 'SENT' },
    { about: `${quote.number}/guest ${id}` },
  );
}

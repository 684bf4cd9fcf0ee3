import { randomBytes } from 'node:crypto';
import { secretHash } from '../../auth/tokens.ts';
import { guestCodeHash } from '../../domains/quotes/guests/guest-code.ts';
import { localId } from '../../lib/global-id.ts';
import type { Actor } from '../actors.ts';
import type { Shop } from '../shop.ts';
import { sentQuote } from './quote-steps.ts';

const HOUR_MS = 3_600_000;

/** A link to a sent quote with its emailed code, in the state after both mails. */
export async function guestLink(buyer: Actor, shop: Shop) {
  const quoteId = await sentQuote(buyer, shop);
  const [token, code] = [randomBytes(32).toString('base64url'), '123456'];
  const { id: guestLinkId } = await shop.db.priceQuoteGuestLink.create({
    data: {
      priceQuoteId: localId('PriceQuote', quoteId) ?? 0,
      tokenHash: secretHash(token),
      seed: 'S',
      email: 'guest@example.test',
      name: 'Noor Guest',
      expiresAt: new Date(Date.now() + HOUR_MS),
    },
  });
  await shop.db.priceQuoteGuestLink.update({
    where: { id: guestLinkId },
    data: {
      codeHash: guestCodeHash(guestLinkId, code),
      codeExpiresAt: new Date(Date.now() + HOUR_MS),
    },
  });
  return { quoteId, guestLinkId, token, code };
}

/** A guest’s access token for such a quote. */
export async function guestAccess(buyer: Actor, shop: Shop): Promise<string> {
  const { guestLinkId } = await guestLink(buyer, shop);
  const access = randomBytes(32).toString('base64url');
  await shop.db.priceQuoteGuestLink.update({
    where: { id: guestLinkId },
    data: { accessHash: secretHash(access), accessExpiresAt: new Date(Date.now() + HOUR_MS) },
  });
  return access;
}

import { secretHash } from '../../../auth/tokens.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';

/** Quotes that guests may see: offers that were sent, unless they became drafts again. */
export const SHOWN_TO_GUESTS = {
  kind: 'PQ',
  statusId: { not: QUOTE_STATUSES.DRAFT.id },
  shownVersion: { is: { n: { gt: 0 } } },
} satisfies Prisma.PriceQuoteWhereInput;

/** The link of an access that has not expired. */
export function openedWith(access: string, now: Date): Prisma.PriceQuoteGuestLinkWhereInput {
  return { accessHash: secretHash(access), accessExpiresAt: { gt: now }, revokedAt: null };
}

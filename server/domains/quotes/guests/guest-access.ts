import { secretHash } from '../../../auth/tokens.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';

/** What guests may see at all: offers that were sent, and not drafts that one of them became again. */
export const SHOWN_TO_GUESTS = {
  kind: 'PQ',
  statusId: { not: QUOTE_STATUSES.DRAFT.id },
  shownVersion: { is: { n: { gt: 0 } } },
} satisfies Prisma.PriceQuoteWhereInput;

/** The link that was opened with this access, while that lasts. */
export function openedWith(access: string, now: Date): Prisma.PriceQuoteGuestLinkWhereInput {
  return { accessHash: secretHash(access), accessExpiresAt: { gt: now }, revokedAt: null };
}

import type { OwnedRow } from '../../identity/rules/scope.ts';
import { type OrderActor, reaches } from '../../ordering/rules/sided-transition.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import type { QuoteAction } from './transition.ts';
import { QUOTES_ACCEPT, QUOTES_EDIT } from './transitions.ts';

/** What a guest may do with the one offer that was sent to them. */
export const GUEST_PERMISSIONS: readonly number[] = [QUOTES_EDIT, QUOTES_ACCEPT];

/** Answers of a guest; what else the customer's side may do needs an account. */
export const GUEST_ACTIONS = ['ACCEPT', 'COUNTER', 'DECLINE'] as const satisfies readonly QuoteAction[];

/** An answer of a guest. */
export type GuestAction = (typeof GUEST_ACTIONS)[number];

/** Whether an untrusted text names an answer of a guest. */
export function isGuestAction(text: string): text is GuestAction {
  return GUEST_ACTIONS.some((action) => action === text);
}

/** How long a link opens, counted from its last mail. */
export const GUEST_LINK_DAYS = 30;

/** How long a code fits, and how many may be tried. */
export const GUEST_CODE_MINUTES = 10;
export const GUEST_CODE_TRIES = 5;

/** How long an offer that was opened is shown before another code is asked for. */
export const GUEST_ACCESS_MINUTES = 60;

/** Codes that are mailed for one link in an hour. */
export const GUEST_CODES_PER_HOUR = 5;

/** Links that a quote has at most. */
export const MAX_GUEST_LINKS = 10;

/** Whether a link opens: what staff see of it. */
type GuestLinkState = 'OPEN' | 'USED' | 'REVOKED' | 'EXPIRED';

/** The moments of a link that decide it. */
type GuestLinkMoments = { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/** Whether a link opens now, and if not, why. */
export function guestLinkState(
  { usedAt, revokedAt, expiresAt }: GuestLinkMoments,
  now: Date,
): GuestLinkState {
  if (revokedAt !== null) return 'REVOKED';
  if (usedAt !== null) return 'USED';
  return now < expiresAt ? 'OPEN' : 'EXPIRED';
}

/** Why no link to a quote can be mailed: it is not for this side, the permission does not reach it, or nothing is offered. */
export function guestLinkObstacle(
  quote: OwnedRow & { status: QuoteStatusCode },
  actor: OrderActor,
): 'NOT_FOR_THIS_SIDE' | 'FORBIDDEN' | 'QUOTE_NOT_OFFERED' | null {
  if (actor.side !== 'STAFF') return 'NOT_FOR_THIS_SIDE';
  if (!reaches(actor, [QUOTES_EDIT], quote)) return 'FORBIDDEN';
  return quote.status === 'SENT' ? null : 'QUOTE_NOT_OFFERED';
}

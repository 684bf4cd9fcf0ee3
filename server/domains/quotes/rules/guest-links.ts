import type { OwnedRow } from '../../identity/rules/scope.ts';
import { type OrderActor, reaches } from '../../identity/rules/sided-transition.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import type { QuoteAction } from './transition.ts';
import { QUOTES_ACCEPT, QUOTES_EDIT } from './transitions.ts';

/** Permissions of a guest for the one offer that was sent to them. */
export const GUEST_PERMISSIONS: readonly number[] = [QUOTES_EDIT, QUOTES_ACCEPT];

/** Actions of a guest; other actions of the customer need an account. */
export const GUEST_ACTIONS = ['ACCEPT', 'COUNTER', 'DECLINE'] as const satisfies readonly QuoteAction[];

/** An answer of a guest. */
export type GuestAction = (typeof GUEST_ACTIONS)[number];

/** Whether a text is an action of a guest. */
export function isGuestAction(text: string): text is GuestAction {
  return GUEST_ACTIONS.some((action) => action === text);
}

/** Validity of a link in days after its last email. */
export const GUEST_LINK_DAYS = 30;

/** Validity of a code in minutes. */
export const GUEST_CODE_MINUTES = 10;
export const GUEST_CODE_TRIES = 5;

/** How long a guest sees an opened offer before another code is needed. */
export const GUEST_ACCESS_MINUTES = 60;

/** Maximum number of codes emailed per link and hour. */
export const GUEST_CODES_PER_HOUR = 5;

/** Maximum number of links per quote. */
export const MAX_GUEST_LINKS = 10;

/** State of a link, shown to staff. */
type GuestLinkState = 'OPEN' | 'USED' | 'REVOKED' | 'EXPIRED';

/** The times that decide the state of a link. */
type GuestLinkMoments = { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/** The state of a link now. */
export function guestLinkState(
  { usedAt, revokedAt, expiresAt }: GuestLinkMoments,
  now: Date,
): GuestLinkState {
  if (revokedAt !== null) return 'REVOKED';
  if (usedAt !== null) return 'USED';
  return now < expiresAt ? 'OPEN' : 'EXPIRED';
}

/** Why no link to a quote can be emailed: wrong side, no permission, or no offer. */
export function guestLinkObstacle(
  quote: OwnedRow & { status: QuoteStatusCode },
  actor: OrderActor,
): 'NOT_FOR_THIS_SIDE' | 'FORBIDDEN' | 'QUOTE_NOT_OFFERED' | null {
  if (actor.side !== 'STAFF') return 'NOT_FOR_THIS_SIDE';
  if (!reaches(actor, [QUOTES_EDIT], quote)) return 'FORBIDDEN';
  return quote.status === 'SENT' ? null : 'QUOTE_NOT_OFFERED';
}

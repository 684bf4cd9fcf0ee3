import type { OrderActor } from '../../identity/rules/sided-transition.ts';
import { isAboveFloor, isWithinLimit } from './margin.ts';
import type { QuoteFacts, QuoteLimits } from './quote-facts.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import type { QuoteGuard } from './transition.ts';
import { QUOTES_OVERRIDE } from './transitions.ts';

/** What a guard reads; automatic if there is no actor. */
interface Guarded {
  quote: QuoteFacts;
  limits: QuoteLimits;
  actor: OrderActor | null;
  now: Date;
}

type Guard = (guarded: Guarded) => boolean;

/** The guards of the transitions by name, each with its refusal code. */
const QUOTE_GUARDS = {
  hasLines: guard('QUOTE_EMPTY', ({ quote }) => quote.lines.length > 0),
  everyLinePriced: guard('LINES_NOT_PRICED', ({ quote }) =>
    quote.lines.every(({ unitPrice }) => unitPrice !== null),
  ),
  marginAboveFloor: guard('MARGIN_BELOW_FLOOR', marginAboveFloor),
  discountWithinLimit: guard('DISCOUNT_ABOVE_LIMIT', discountWithinLimit),
  approvalNeeded: guard('APPROVAL_NOT_NEEDED', (guarded) => !isWithinLimits(guarded)),
  approvalNotAsked: guard(
    'APPROVAL_ASKED',
    ({ quote }) => quote.approval !== 'ASKED' && quote.approval !== 'APPROVED',
  ),
  approvalAsked: guard('APPROVAL_NOT_ASKED', ({ quote }) => quote.approval === 'ASKED'),
  notExpired: guard('QUOTE_EXPIRED', ({ quote, now }) => !hasExpired(quote, now)),
  hasExpired: guard('QUOTE_STILL_VALID', ({ quote, now }) => hasExpired(quote, now)),
  offeredUnasked: guard('REQUESTED_BY_CUSTOMER', ({ quote }) => !quote.isRequest),
  nothingSent: guard('QUOTE_WAS_SENT', ({ quote }) => !quote.wasSent),
} as const satisfies Record<QuoteGuard, { code: string; holds: Guard }>;

/** The refusal code of a guard. */
export type QuoteGuardCode = (typeof QUOTE_GUARDS)[QuoteGuard]['code'];

/** All guard codes. */
export const QUOTE_GUARD_CODES: readonly QuoteGuardCode[] = Object.values(QUOTE_GUARDS).map(
  ({ code }) => code,
);

/** The code of the first guard that fails; null if all pass. */
export function failedGuard(guards: readonly QuoteGuard[], guarded: Guarded): QuoteGuardCode | null {
  const failed = guards.find((name) => !QUOTE_GUARDS[name].holds(guarded));
  return failed === undefined ? null : QUOTE_GUARDS[failed].code;
}

/** Whether the last day of an offer has ended. */
export function hasExpired({ validUntil }: Pick<QuoteFacts, 'validUntil'>, now: Date): boolean {
  return validUntil !== null && now > validUntil;
}

/** The status of a quote by the clock: an offer counts as expired before the task writes it. */
export function currentStatus(
  { status, validUntil }: Pick<QuoteFacts, 'status' | 'validUntil'>,
  now: Date,
): QuoteStatusCode {
  return status === 'SENT' && hasExpired({ validUntil }, now) ? 'EXPIRED' : status;
}

/** Whether staff without permission 1609 may send the lines at these prices, regardless of approvals. */
function isWithinLimits({ quote, ...guarded }: Guarded): boolean {
  const unapproved = { ...guarded, quote: { ...quote, approval: null } };
  return marginAboveFloor(unapproved) && discountWithinLimit(unapproved);
}

function marginAboveFloor({ quote, limits, actor }: Guarded): boolean {
  return quote.approval === 'APPROVED' || mayOverride(actor) || isAboveFloor(quote.lines, limits.marginFloor);
}

function discountWithinLimit({ quote, limits, actor }: Guarded): boolean {
  return (
    quote.approval === 'APPROVED' || mayOverride(actor) || isWithinLimit(quote.lines, limits.discountLimit)
  );
}

function mayOverride(actor: OrderActor | null): boolean {
  return (actor?.scopes.get(QUOTES_OVERRIDE) ?? 'NONE') !== 'NONE';
}

function guard<Code extends string>(code: Code, holds: Guard): { code: Code; holds: Guard } {
  return { code, holds };
}

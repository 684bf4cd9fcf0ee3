import { decimal } from '../../../lib/money.ts';
import { DEFAULT_ROLES, type DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { effectivePermissions } from '../../identity/rules/effective-permissions.ts';
import type { OrderActor } from '../../identity/rules/sided-transition.ts';
import type { MarginLine } from './margin.ts';
import type { QuoteFacts, QuoteLimits } from './quote-facts.ts';

/** Current time in the examples. */
export const NOW = new Date('2026-03-10T12:00:00Z');

const BUYER_ID = 11;

/** A line at its calculated price, with a margin of 25 %. */
export function line(lineKey: number, changes: Partial<MarginLine> = {}): MarginLine {
  return {
    lineKey,
    quantity: 1,
    unitPrice: decimal('100.00'),
    calculatedPrice: decimal('100.00'),
    cost: decimal('75.00'),
    isOptional: false,
    alternativeGroup: null,
    ...changes,
  };
}

/** A quote without obstacles: priced, within all limits, and valid. */
export const QUOTE: QuoteFacts = {
  customerId: 5,
  placedById: BUYER_ID,
  contactId: null,
  status: 'DRAFT',
  isRequest: false,
  wasSent: false,
  approval: null,
  validUntil: new Date('2026-03-24T03:59:59.999Z'),
  lines: [line(1), line(2, { quantity: 2 })],
};

/** Example limits: a margin of 20 %, a discount of 10 %. */
export const LIMITS: QuoteLimits = { marginFloor: decimal('20'), discountLimit: decimal('10') };

/** All default roles. */
export const ROLES: readonly DefaultRoleCode[] = DEFAULT_ROLES.map(({ code }) => code);

/** An actor with a default role: the user who requested the quote, or a member of staff. */
export function actorWith(code: DefaultRoleCode, changes: Partial<OrderActor> = {}): OrderActor {
  const role = DEFAULT_ROLES.find((each) => each.code === code);
  return {
    side: role?.isStaff ? 'STAFF' : 'CUSTOMER',
    userId: role?.isStaff ? 90 : BUYER_ID,
    customerId: role?.isStaff ? null : QUOTE.customerId,
    isActedFor: false,
    scopes: effectivePermissions(role?.grants ?? []),
    ...changes,
  };
}

import { decimal } from '../../../lib/money.ts';
import { DEFAULT_ROLES, type DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { effectivePermissions } from '../../identity/rules/effective-permissions.ts';
import type { OrderActor } from '../../identity/rules/sided-transition.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { LineFacts, SalesOrderFacts } from './sales-order-facts.ts';

/** Current time in the examples. */
export const NOW = new Date('2026-03-10T12:00:00Z');

const BUYER_ID = 11;

/** A line whose job has the given status. */
export function line(jobStatus: JobStatusCode, changes: Partial<LineFacts> = {}): LineFacts {
  return { jobStatus, jobPreviousStatus: null, isStock: false, quantity: 2, shippedQuantity: 0, ...changes };
}

/** A new order of a customer with credit terms, with no work begun. */
export const ORDER: SalesOrderFacts = {
  customerId: 5,
  placedById: BUYER_ID,
  contactId: null,
  status: 'NEW',
  statusSince: new Date('2026-03-10T09:00:00Z'),
  previousStatus: null,
  kind: 'SO',
  isBeyondCredit: false,
  isInvoiced: false,
  isConfirmed: false,
  isCancelled: false,
  requiredAtConfirm: null,
  total: decimal('500.00'),
  terms: 'NET_30',
  depositPercent: null,
  deposits: [],
  lines: [line('NEW'), line('APPROVED')],
};

/** An actor with a default role: the user who placed the order, or a member of staff. */
export function actorWith(code: DefaultRoleCode, changes: Partial<OrderActor> = {}): OrderActor {
  const role = DEFAULT_ROLES.find((each) => each.code === code);
  return {
    side: role?.isStaff ? 'STAFF' : 'CUSTOMER',
    userId: role?.isStaff ? 90 : BUYER_ID,
    customerId: role?.isStaff ? null : ORDER.customerId,
    isActedFor: false,
    scopes: effectivePermissions(role?.grants ?? []),
    ...changes,
  };
}

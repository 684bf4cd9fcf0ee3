import type { Waited } from '../../waiting/rules/waited-act.ts';
import { editRefusal, PAYMENTS_ADD } from './order-edits.ts';
import { paymentStanding } from './payment-standing.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import { SALES_ORDER_STATUSES } from './status-codes.ts';
import { SALES_ORDERS_VIEW } from './transitions.ts';

/** Whom an order waits for: the customer if its deposit is due, otherwise the manufacturer until it has ended. */
export function waitedOfOrder(order: SalesOrderFacts): Waited {
  const { requiredDue } = paymentStanding(order);
  if (editRefusal(order, 'PAY_DEPOSIT') === null && requiredDue.greaterThan(0))
    return { act: 'PAY', permissions: [SALES_ORDERS_VIEW, PAYMENTS_ADD], isOwnDecision: true };
  return SALES_ORDER_STATUSES[order.status].tab === 'CLOSED' ? null : 'MANUFACTURER';
}

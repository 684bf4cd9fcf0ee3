import { type OrderActor, reaches } from '../../ordering/rules/sided-transition.ts';
import { keptLines, shippableQuantity } from './line-standing.ts';
import { isDepositReversed, paymentStanding } from './payment-standing.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import { SALES_ORDERS_EDIT } from './transitions.ts';

/** What may be done with an order beside moving it, each a mutation of its own: PAY_DEPOSIT by its customer, the rest by staff. */
export type SalesOrderEdit =
  | 'PAY_DEPOSIT'
  | 'RECORD_DEPOSIT'
  | 'VOID_DEPOSIT'
  | 'CREATE_SHIPMENT'
  | 'VOID_SHIPMENT'
  | 'PIN_PRICE';

/** Permission 2002: take payments. */
export const PAYMENTS_ADD = 2002;

/** Who of the staff records deposits: who runs the order, or who takes payments. */
const DEPOSIT_PERMISSIONS: readonly number[] = [SALES_ORDERS_EDIT, PAYMENTS_ADD];

/** Statuses in which prices are still negotiated and pieces leave. */
const SHIPPING: readonly SalesOrderStatusCode[] = [
  'CONFIRMED',
  'IN_PRODUCTION',
  'READY',
  'PARTIALLY_SHIPPED',
];
const PRICED: readonly SalesOrderStatusCode[] = [
  'NEW',
  'AWAITING_PAYMENT',
  'CONFIRMED',
  'IN_PRODUCTION',
  'READY',
];

/** Codes of why an edit is not possible. */
type EditRefusal =
  | 'STATUS_TRANSITION_DENIED'
  | 'ORDER_INVOICED'
  | 'NOTHING_DUE'
  | 'ORDER_NOT_PAID'
  | 'DEPOSIT_REVERSED'
  | 'NOTHING_TO_SHIP';

/** Why an edit is not possible as the order stands; null: it is. */
export function editRefusal(order: SalesOrderFacts, edit: SalesOrderEdit): EditRefusal | null {
  const { status } = order;
  switch (edit) {
    case 'PAY_DEPOSIT':
      if (status === 'CANCELLED') return 'STATUS_TRANSITION_DENIED';
      if (order.isInvoiced) return 'ORDER_INVOICED';
      return paymentStanding(order).balance.greaterThan(0) ? null : 'NOTHING_DUE';
    case 'RECORD_DEPOSIT':
      return status === 'CANCELLED' ? 'STATUS_TRANSITION_DENIED' : null;
    case 'VOID_DEPOSIT':
      return null;
    case 'PIN_PRICE':
      return PRICED.includes(status) ? null : 'STATUS_TRANSITION_DENIED';
    case 'VOID_SHIPMENT':
      return status === 'PARTIALLY_SHIPPED' || status === 'SHIPPED' ? null : 'STATUS_TRANSITION_DENIED';
    case 'CREATE_SHIPMENT': {
      if (!SHIPPING.includes(status)) return 'STATUS_TRANSITION_DENIED';
      if (!mayShip(order)) return 'ORDER_NOT_PAID';
      if (isDepositReversed(order)) return 'DEPOSIT_REVERSED';
      return keptLines(order.lines).some((line) => shippableQuantity(line, order.isConfirmed) > 0)
        ? null
        : 'NOTHING_TO_SHIP';
    }
  }
}

/** Layaway leaves only when it is paid; everything else when it is ready. */
function mayShip(order: SalesOrderFacts): boolean {
  return order.kind !== 'POS_LSO' || !paymentStanding(order).balance.greaterThan(0);
}

/** Whether an actor may do an edit at all, whatever the order's state. */
export function reachesEdit(order: SalesOrderFacts, edit: SalesOrderEdit, actor: OrderActor): boolean {
  // Whoever acts as another does not spend from that one's cards.
  const isTheirs =
    edit === 'PAY_DEPOSIT' ? actor.side === 'CUSTOMER' && !actor.isActedFor : actor.side === 'STAFF';
  return isTheirs && reaches(actor, permissionsOfEdit(edit), order);
}

/** The permissions of which an edit needs one. */
export function permissionsOfEdit(edit: SalesOrderEdit): readonly number[] {
  if (edit === 'PAY_DEPOSIT') return [PAYMENTS_ADD];
  return edit === 'RECORD_DEPOSIT' || edit === 'VOID_DEPOSIT' ? DEPOSIT_PERMISSIONS : [SALES_ORDERS_EDIT];
}

const EDITS: readonly SalesOrderEdit[] = [
  'CREATE_SHIPMENT',
  'VOID_SHIPMENT',
  'PAY_DEPOSIT',
  'RECORD_DEPOSIT',
  'VOID_DEPOSIT',
  'PIN_PRICE',
];

/** The edits that the viewer may make now. */
export function offeredEdits(order: SalesOrderFacts, actor: OrderActor): SalesOrderEdit[] {
  return EDITS.filter((edit) => reachesEdit(order, edit, actor) && editRefusal(order, edit) === null);
}

import { type OrderActor, reaches } from '../../ordering/rules/sided-transition.ts';
import { keptLines, shippableQuantity } from './line-standing.ts';
import { isDepositReversed, paymentStanding } from './payment-standing.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import { SALES_ORDERS_EDIT } from './transitions.ts';

/**
 * Actions on an order besides its transitions, each with its own mutation. PAY_DEPOSIT is for its customer, the others
 * for staff.
 */
export type SalesOrderEdit =
  | 'PAY_DEPOSIT'
  | 'RECORD_DEPOSIT'
  | 'VOID_DEPOSIT'
  | 'CREATE_SHIPMENT'
  | 'VOID_SHIPMENT'
  | 'PIN_PRICE';

/** Permission 2002: take payments. */
export const PAYMENTS_ADD = 2002;

/** Staff who record deposits have a permission for the order, or for payments. */
const DEPOSIT_PERMISSIONS: readonly number[] = [SALES_ORDERS_EDIT, PAYMENTS_ADD];

/** Statuses in which prices can be negotiated and pieces ship. */
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

/** Codes of refused edits. */
type EditRefusal =
  | 'STATUS_TRANSITION_DENIED'
  | 'ORDER_INVOICED'
  | 'NOTHING_DUE'
  | 'ORDER_NOT_PAID'
  | 'DEPOSIT_REVERSED'
  | 'NOTHING_TO_SHIP';

/** Why an edit is refused in the order's state; null if it is allowed. */
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

/** A layaway ships only when it is fully paid; other orders when they are ready. */
function mayShip(order: SalesOrderFacts): boolean {
  return order.kind !== 'POS_LSO' || !paymentStanding(order).balance.greaterThan(0);
}

/** Whether an actor may perform an edit in any state of the order. */
export function reachesEdit(order: SalesOrderFacts, edit: SalesOrderEdit, actor: OrderActor): boolean {
  // An acting user must not use the customer's cards.
  const isTheirs =
    edit === 'PAY_DEPOSIT' ? actor.side === 'CUSTOMER' && !actor.isActedFor : actor.side === 'STAFF';
  return isTheirs && reaches(actor, permissionsOfEdit(edit), order);
}

/** The permissions of which an edit requires one. */
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

/** What of an order can be voided. */
export type EditSubjects = { hasVoidableDeposit: boolean; voidableShipmentIds: readonly number[] };

/** Whether an order has what an edit is about. */
function hasSubject(edit: SalesOrderEdit, subjects: EditSubjects): boolean {
  if (edit === 'VOID_DEPOSIT') return subjects.hasVoidableDeposit;
  return edit !== 'VOID_SHIPMENT' || subjects.voidableShipmentIds.length > 0;
}

/** The edits that the viewer can make now. */
export function offeredEdits(
  order: SalesOrderFacts,
  actor: OrderActor,
  subjects: EditSubjects,
): SalesOrderEdit[] {
  return EDITS.filter(
    (edit) =>
      reachesEdit(order, edit, actor) && hasSubject(edit, subjects) && editRefusal(order, edit) === null,
  );
}

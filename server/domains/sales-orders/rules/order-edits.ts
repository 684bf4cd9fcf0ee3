import { type OrderActor, reaches } from '../../identity/rules/sided-transition.ts';
import { activeLines, shippableQuantity } from './line-state.ts';
import { isDepositReversed, paymentStanding } from './payment-standing.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import { SALES_ORDERS_EDIT } from './transitions.ts';

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

/** What of an order can be voided. */
export type EditSubjects = { hasVoidableDeposit: boolean; voidableShipmentIds: readonly number[] };

/** An action on an order besides its transitions: who performs it, with one of which permissions. */
type EditDeclaration = {
  readonly side: OrderActor['side'];
  readonly permissions: readonly number[];
  readonly description: string;
};

/** All edits in display order, each with its own mutation. */
export const SALES_ORDER_EDITS = {
  CREATE_SHIPMENT: {
    side: 'STAFF',
    permissions: [SALES_ORDERS_EDIT],
    description: 'Ship pieces: `createShipment`.',
  },
  VOID_SHIPMENT: {
    side: 'STAFF',
    permissions: [SALES_ORDERS_EDIT],
    description: 'Void one of `voidableShipmentIds`: `voidShipment`.',
  },
  PAY_DEPOSIT: {
    side: 'CUSTOMER',
    permissions: [PAYMENTS_ADD],
    description: 'Pay a deposit by card: `payDeposit`.',
  },
  RECORD_DEPOSIT: {
    side: 'STAFF',
    permissions: DEPOSIT_PERMISSIONS,
    description: 'Record a received deposit: `recordDeposit`.',
  },
  VOID_DEPOSIT: {
    side: 'STAFF',
    permissions: DEPOSIT_PERMISSIONS,
    description: 'Void a deposit whose `wayBack` is `REVERSE`: `voidDeposit`.',
  },
  PIN_PRICE: {
    side: 'STAFF',
    permissions: [SALES_ORDERS_EDIT],
    description: 'Set a negotiated price of a line: `pinSalesOrderPrice`.',
  },
} satisfies Record<string, EditDeclaration>;

/** An action on an order besides its transitions. */
export type SalesOrderEdit = keyof typeof SALES_ORDER_EDITS;

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
      return activeLines(order.lines).some((line) => shippableQuantity(line, order.isConfirmed) > 0)
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
  const { side, permissions } = SALES_ORDER_EDITS[edit];
  // An acting user must not use the customer's cards.
  const isSide = actor.side === side && !(side === 'CUSTOMER' && actor.isActedFor);
  return isSide && reaches(actor, permissions, order);
}

/** The permissions of which an edit requires one. */
export function permissionsOfEdit(edit: SalesOrderEdit): readonly number[] {
  return SALES_ORDER_EDITS[edit].permissions;
}

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
  // The keys of an object literal.
  return (Object.keys(SALES_ORDER_EDITS) as SalesOrderEdit[]).filter(
    (edit) =>
      reachesEdit(order, edit, actor) && hasSubject(edit, subjects) && editRefusal(order, edit) === null,
  );
}

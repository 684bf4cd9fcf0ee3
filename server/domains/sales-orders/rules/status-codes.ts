/** A list tab; every status has exactly one. */
type SalesOrderTab = 'NEW' | 'PROCESSING' | 'CLOSED';

/** Fixed properties of a sales order status. Names, colours and ranks are editable data. */
export interface SalesOrderStatusDefinition {
  /** Entity type 127 × 100 + sequence. */
  id: number;
  tab: SalesOrderTab;
  /** No further transitions, except re-ordering. */
  isTerminal: boolean;
  nameEn: string;
  nameFr: string;
}

/** Sales order statuses by code (product rules, statuses and transitions). */
export const SALES_ORDER_STATUSES = {
  NEW: status(12701, 'NEW', 'New', 'Nouvelle'),
  AWAITING_PAYMENT: status(12702, 'NEW', 'Awaiting payment', 'En attente de paiement'),
  CONFIRMED: status(12703, 'PROCESSING', 'Confirmed', 'Confirmée'),
  IN_PRODUCTION: status(12704, 'PROCESSING', 'In production', 'En production'),
  READY: status(12705, 'PROCESSING', 'Ready to ship', 'Prête à expédier'),
  PARTIALLY_SHIPPED: status(12706, 'PROCESSING', 'Partially shipped', 'Partiellement expédiée'),
  ON_HOLD: status(12707, 'PROCESSING', 'On hold', 'En attente'),
  SHIPPED: status(12708, 'CLOSED', 'Shipped', 'Expédiée'),
  COMPLETED: terminal(12709, 'Completed', 'Terminée'),
  CANCELLED: terminal(12710, 'Cancelled', 'Annulée'),
} as const satisfies Record<string, SalesOrderStatusDefinition>;

/** The code of a sales order status. */
export type SalesOrderStatusCode = keyof typeof SALES_ORDER_STATUSES;

/** All codes in rank order. */
// Object.keys widens to string; the keys of the constant above are exactly the codes.
export const SALES_ORDER_STATUS_CODES = Object.keys(SALES_ORDER_STATUSES) as SalesOrderStatusCode[];

const CODE_BY_ID: ReadonlyMap<number, SalesOrderStatusCode> = new Map(
  SALES_ORDER_STATUS_CODES.map((code) => [SALES_ORDER_STATUSES[code].id, code]),
);

/** Whether a text is a sales order status code. */
export function isSalesOrderStatusCode(text: string): text is SalesOrderStatusCode {
  return Object.hasOwn(SALES_ORDER_STATUSES, text);
}

/** The code of a stored status id. */
export function salesOrderStatusCode(statusId: number): SalesOrderStatusCode {
  const code = CODE_BY_ID.get(statusId);
  if (!code) throw new Error(`No sales order status has the id ${statusId}.`);
  return code;
}

function status(id: number, tab: SalesOrderTab, nameEn: string, nameFr: string): SalesOrderStatusDefinition {
  return { id, tab, isTerminal: false, nameEn, nameFr };
}

function terminal(id: number, nameEn: string, nameFr: string): SalesOrderStatusDefinition {
  return { id, tab: 'CLOSED', isTerminal: true, nameEn, nameFr };
}

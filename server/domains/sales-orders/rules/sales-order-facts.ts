import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { PayableOrder } from './payment-standing.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';

/** SO: an ordinary sales order; POS_LSO: layaway, shipped only when it is fully paid. */
export type SalesOrderKind = 'SO' | 'POS_LSO';

/** What rules read of a line. */
export interface LineFacts {
  jobStatus: JobStatusCode;
  /** The status before the job was put on hold; null otherwise. */
  jobPreviousStatus: JobStatusCode | null;
  /** Taken from stock: always ready, and available to ship once its order is confirmed. */
  isStock: boolean;
  quantity: number;
  /** Pieces in shipments that were not voided. */
  shippedQuantity: number;
}

/** What transitions read of a sales order. Everything is stored; there are no defaults. */
export interface SalesOrderFacts extends OwnedRow, PayableOrder {
  status: SalesOrderStatusCode;
  statusSince: Date;
  /** The status before the order was put on hold; null otherwise. */
  previousStatus: SalesOrderStatusCode | null;
  kind: SalesOrderKind;
  /** The customer's credit limit does not cover it. */
  isBeyondCredit: boolean;
  /** It was invoiced, so the amount due is paid on its invoice. */
  isInvoiced: boolean;
  lines: readonly LineFacts[];
}

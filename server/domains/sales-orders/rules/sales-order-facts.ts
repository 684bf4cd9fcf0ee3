import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { PayableOrder } from './payment-standing.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';

/** SO: an ordinary sales order; POS_LSO: layaway, shipped only when it is paid. */
export type SalesOrderKind = 'SO' | 'POS_LSO';

/** A line, as far as rules look at it. */
export interface LineFacts {
  jobStatus: JobStatusCode;
  /** The status that the job was put on hold from; null otherwise. */
  jobPreviousStatus: JobStatusCode | null;
  /** It is taken from stock: ready from the start, and free once its order is confirmed. */
  isStock: boolean;
  quantity: number;
  /** Pieces in shipments that were not voided. */
  shippedQuantity: number;
}

/** What transitions read of a sales order. All of it is stored; nothing is assumed. */
export interface SalesOrderFacts extends OwnedRow, PayableOrder {
  status: SalesOrderStatusCode;
  statusSince: Date;
  /** The status that the order was put on hold from; null otherwise. */
  previousStatus: SalesOrderStatusCode | null;
  kind: SalesOrderKind;
  /** The customer's credit limit does not cover it. */
  isBeyondCredit: boolean;
  /** It was billed: what is due is paid on its invoice. */
  isInvoiced: boolean;
  lines: readonly LineFacts[];
}

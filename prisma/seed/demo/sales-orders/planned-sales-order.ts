import type { JobAction } from '../../../../server/domains/jobs/rules/transition.ts';
import type { PaymentMethod } from '../../../../server/domains/payments/rules/payment-methods.ts';
import type { SalesOrderTerms } from '../../../../server/domains/sales-orders/order/open-sales-order.ts';
import type { DepositMethod } from '../../../../server/domains/sales-orders/rules/sales-order-limits.ts';
import type { SalesOrderAction } from '../../../../server/domains/sales-orders/rules/transition.ts';

/** A line of an order by its place, from 1. */
type Line = number;

/** Something that happened to a sales order or to its jobs. */
type PlannedAction =
  | { kind: 'JOB'; line: Line; action: JobAction }
  | { kind: 'STAGE'; line: Line; stage: number }
  | { kind: 'ORDER'; action: SalesOrderAction; reason: string }
  /** A part, in per cent, of what is still due. */
  | { kind: 'DEPOSIT'; percent: string; method: DepositMethod; reference: string | null }
  /** All pieces of the lines, or so many; without a number they are collected. */
  | {
      kind: 'SHIPMENT';
      lines: readonly (Line | readonly [Line, quantity: number])[];
      trackingNumber: string | null;
      note?: string;
    }
  /** Its invoice is made and issued, left a draft, or paid with what was paid towards the order; or that of its newest shipment is issued. */
  | { kind: 'BILL'; as: 'ISSUED' | 'DRAFT' | 'PAID' | 'SHIPMENT' }
  /** A part, in per cent, of what is owed of its invoice comes; what is `beyond` it is a prepayment. */
  | {
      kind: 'PAYMENT';
      percent: string;
      beyond?: string;
      method: PaymentMethod;
      reference: string | null;
      bounces?: { afterDays: number; reason: string };
    }
  /** Its invoice is voided or written off. */
  | { kind: 'CLOSE'; action: 'VOID' | 'WRITE_OFF'; reason: string }
  /** A price of one piece in parts of the ordered one. */
  | { kind: 'PRICE'; line: Line; factor: string; reason: string }
  | { kind: 'NOTE'; by: string; visibility: 'INTERNAL' | 'CUSTOMER'; text: string };

/** The same so many days ago. */
export type Step = PlannedAction & { days: number };

/** A sales order that somebody placed, and what became of it, oldest first; pieces by code. */
export type PlannedSalesOrder = {
  accountNumber: string;
  by: string;
  days: number;
  poNumber?: string;
  notes?: string;
  pieces: readonly (readonly [code: string, quantity: number, size: string | null])[];
  /** Terms of its own, which sales agreed on; absent: those of the customer. */
  terms?: Omit<SalesOrderTerms, 'depositPercent' | 'payUntil'> & {
    depositPercent: string;
    /** Layaway: days from now until which the rest is to be paid. */
    payInDays?: number;
  };
  steps: readonly Step[];
};

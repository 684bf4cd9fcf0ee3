import type { JobAction } from '../../../../server/domains/jobs/rules/transition.ts';
import type { PaymentMethod } from '../../../../server/domains/payments/rules/payment-methods.ts';
import type { SalesOrderTerms } from '../../../../server/domains/sales-orders/order/open-sales-order.ts';
import type { DepositMethod } from '../../../../server/domains/sales-orders/rules/sales-order-limits.ts';
import type { SalesOrderAction } from '../../../../server/domains/sales-orders/rules/transition.ts';

/** A line of an order by position, from 1. */
type Line = number;

/** A step of a sales order or its jobs. */
type PlannedAction =
  | { kind: 'JOB'; line: Line; action: JobAction }
  | { kind: 'STAGE'; line: Line; stage: number }
  | { kind: 'ORDER'; action: SalesOrderAction; reason: string }
  /** A percentage of the amount that is still due. */
  | { kind: 'DEPOSIT'; percent: string; method: DepositMethod; reference: string | null }
  /** All pieces of the lines, or a quantity of each. Without a tracking number they are picked up. */
  | {
      kind: 'SHIPMENT';
      lines: readonly (Line | readonly [Line, quantity: number])[];
      trackingNumber: string | null;
      note?: string;
    }
  /**
   * Creates its invoice as a draft, issues it, or pays it with its deposits; or issues the invoice of its latest
   * shipment.
   */
  | { kind: 'BILL'; as: 'ISSUED' | 'DRAFT' | 'PAID' | 'SHIPMENT' }
  /** Pays a percentage of the open balance of its invoice. `beyond` is added as a prepayment. */
  | {
      kind: 'PAYMENT';
      percent: string;
      beyond?: string;
      method: PaymentMethod;
      reference: string | null;
      bounces?: { afterDays: number; reason: string };
    }
  /** Voids or writes off its invoice. */
  | { kind: 'CLOSE'; action: 'VOID' | 'WRITE_OFF'; reason: string }
  /** Sets the price of one piece as a factor of the ordered price. */
  | { kind: 'PRICE'; line: Line; factor: string; reason: string }
  | { kind: 'NOTE'; by: string; visibility: 'INTERNAL' | 'CUSTOMER'; text: string };

/** The same with its number of days ago. */
export type Step = PlannedAction & { days: number };

/** A sales order with its steps, oldest first. Pieces are codes. */
export type PlannedSalesOrder = {
  accountNumber: string;
  by: string;
  days: number;
  poNumber?: string;
  notes?: string;
  pieces: readonly (readonly [code: string, quantity: number, size: string | null])[];
  /** Terms agreed for this order. By default those of the customer. */
  terms?: Omit<SalesOrderTerms, 'depositPercent' | 'payUntil'> & {
    depositPercent: string;
    /** Layaway: days from now until the rest must be paid. */
    payInDays?: number;
  };
  steps: readonly Step[];
};

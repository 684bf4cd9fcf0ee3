import { type Money, ZERO } from '../../../lib/money.ts';
import type { SidedTransition } from '../../identity/rules/sided-transition.ts';
import type { InvoiceStatusCode } from '../../payments/rules/invoice-status.ts';

/** Permission 1901: see invoices. */
export const INVOICES_VIEW = 1901;
/** Permission 1902: create and issue. */
const INVOICES_ADD = 1902;
/** Permission 1904: void. */
const INVOICES_VOID = 1904;
/** Permission 1906: print. */
export const INVOICES_PRINT = 1906;
/** Permission 1802: invoice sales orders. */
export const SALES_ORDERS_BILL = 1802;
/** Permission 2004: write off, and reverse payments. */
const WRITE_OFF = 2004;

/** Staff who create and issue invoices have a permission for sales orders, or for invoices. */
export const BILLING_PERMISSIONS: readonly number[] = [INVOICES_ADD, SALES_ORDERS_BILL];

/** Actions of staff on an invoice. */
export type InvoiceAction = 'ISSUE' | 'VOID' | 'WRITE_OFF';

/** A condition on the facts of an invoice. */
export type InvoiceGuard = 'nothingAppliedElsewhere';

/** What transitions read of an invoice. */
export type InvoiceFacts = {
  status: InvoiceStatusCode;
  /** The applied amount without payments towards its own order, which return to the order. */
  appliedElsewhere: Money;
  customerId: number;
  placedById: number;
  contactId: number | null;
};

/** One transition of an invoice. Changes of status by payments follow from the sums instead. */
export interface InvoiceTransition extends SidedTransition<InvoiceAction, InvoiceGuard> {
  from: InvoiceStatusCode;
  to: InvoiceStatusCode;
  guards: readonly InvoiceGuard[];
  requiresReason: boolean;
}

/** All transitions of an invoice by users (product rules, statuses and transitions). Nothing else is possible. */
export const INVOICE_TRANSITIONS: readonly InvoiceTransition[] = [
  row('DRAFT', 'ISSUE', 'OPEN', BILLING_PERMISSIONS),
  row('DRAFT', 'VOID', 'VOID', [INVOICES_VOID], { requiresReason: true }),
  row('OPEN', 'VOID', 'VOID', [INVOICES_VOID], { requiresReason: true }),
  row('OPEN', 'WRITE_OFF', 'WRITTEN_OFF', [WRITE_OFF], { requiresReason: true }),
  row('PARTIALLY_PAID', 'VOID', 'VOID', [INVOICES_VOID], {
    guards: ['nothingAppliedElsewhere'],
    requiresReason: true,
  }),
  row('PARTIALLY_PAID', 'WRITE_OFF', 'WRITTEN_OFF', [WRITE_OFF], { requiresReason: true }),
  row('PAID', 'VOID', 'VOID', [INVOICES_VOID], {
    guards: ['nothingAppliedElsewhere'],
    requiresReason: true,
  }),
];

/** The transition table, which decides the actions of each side before an invoice is read. */
export const INVOICE_TABLE = {
  transitions: INVOICE_TRANSITIONS,
  customerDecisions: [] as readonly InvoiceAction[],
};

/** The guards by name, each with its refusal code. */
export const INVOICE_GUARDS = {
  nothingAppliedElsewhere: {
    code: 'INVOICE_HAS_PAYMENTS',
    holds: ({ appliedElsewhere }: InvoiceFacts) => !appliedElsewhere.greaterThan(ZERO),
  },
} as const satisfies Record<InvoiceGuard, { code: string; holds: (invoice: InvoiceFacts) => boolean }>;

function row(
  from: InvoiceStatusCode,
  action: InvoiceAction,
  to: InvoiceStatusCode,
  anyOf: readonly number[],
  rest: Partial<Pick<InvoiceTransition, 'guards' | 'requiresReason'>> = {},
): InvoiceTransition {
  return {
    from,
    action,
    to,
    customer: null,
    staff: { anyOf, guards: [] },
    guards: [],
    requiresReason: false,
    ...rest,
  };
}

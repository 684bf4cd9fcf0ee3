import { type Money, ZERO } from '../../../lib/money.ts';
import type { SidedTransition } from '../../ordering/rules/sided-transition.ts';
import type { InvoiceStatusCode } from '../../payments/rules/invoice-status.ts';

/** Permission 1901: see invoices. */
export const INVOICES_VIEW = 1901;
/** Permission 1902: make and issue. */
const INVOICES_ADD = 1902;
/** Permission 1904: void. */
const INVOICES_VOID = 1904;
/** Permission 1906: print. */
export const INVOICES_PRINT = 1906;
/** Permission 1802: bill sales orders. */
export const SALES_ORDERS_BILL = 1802;
/** Permission 2004: write off, as taking payments back. */
const WRITE_OFF = 2004;

/** Who makes and issues invoices: whoever bills sales orders, or makes invoices. */
export const BILLING_PERMISSIONS: readonly number[] = [INVOICES_ADD, SALES_ORDERS_BILL];

/** What staff do with an invoice. */
export type InvoiceAction = 'ISSUE' | 'VOID' | 'WRITE_OFF';

/** A condition on the facts of an invoice. */
export type InvoiceGuard = 'nothingAppliedElsewhere';

/** The facts of an invoice that its transitions look at. */
export type InvoiceFacts = {
  status: InvoiceStatusCode;
  /** Of what is applied, what is not money that was paid towards its own order: that goes back to the order. */
  appliedElsewhere: Money;
  customerId: number;
  placedById: number;
  contactId: number | null;
};

/** One transition of an invoice, as data. Where payments lead it, it comes to by its sums. */
export interface InvoiceTransition extends SidedTransition<InvoiceAction, InvoiceGuard> {
  from: InvoiceStatusCode;
  to: InvoiceStatusCode;
  guards: readonly InvoiceGuard[];
  requiresReason: boolean;
}

/** Every transition of an invoice that somebody takes (product rules, statuses and transitions). Nothing else is possible. */
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

/** All that a side needs to know of an action of invoices before it looks at one. */
export const INVOICE_TABLE = {
  transitions: INVOICE_TRANSITIONS,
  customerDecisions: [] as readonly InvoiceAction[],
};

/** The guards by name, each with the code that is answered when it does not hold. */
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

import type { Prisma } from '../../../database/generated/client.ts';
import { type DecimalInput, decimal, type Money, ZERO } from '../../../lib/money.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { currentSums } from '../../orders/rules/order-sums.ts';
import { isPaymentTermsCode } from '../../orders/rules/payment-terms.ts';
import { CHARGE_ORDER } from '../../orders/totals/order-charge.type.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import type { SalesOrderFacts } from '../rules/sales-order-facts.ts';
import { SALES_ORDER_STATUSES, salesOrderStatusCode } from '../rules/status-codes.ts';

/** Statuses of invoices that charge nothing. */
const UNBILLED: readonly number[] = [INVOICE_STATUSES.DRAFT.id, INVOICE_STATUSES.VOID.id];

/** Sort order of the lines of a sales order. */
export const LINE_ORDER = { rank: 'asc' } as const;

/** Sort order of deposits and shipments. */
export const OLDEST_FIRST = { id: 'asc' } as const;

/** The columns for the sums of an order. */
export const AMOUNTS_SELECT = {
  subTotal: true,
  discountValue: true,
  shippingPrice: true,
  salesTaxValue: true,
  grandTotal: true,
  charges: { orderBy: CHARGE_ORDER, select: { kind: true, amount: true, salesTax: true } },
} satisfies Prisma.OrderGroupSelect;

/** The columns for its progress. */
export const PROGRESS_SELECT = {
  lines: {
    orderBy: LINE_ORDER,
    select: {
      id: true,
      shippedQuantity: true,
      jobOrderId: true,
      jobOrder: { select: { statusId: true, heldStatusId: true, isStock: true, quantity: true } },
    },
  },
} satisfies Prisma.SalesOrderSelect;

/** The columns for its payments. */
export const PAYMENT_SELECT = {
  statusId: true,
  confirmedAt: true,
  requiredAtConfirm: true,
  termsCode: true,
  depositPercent: true,
  deposits: {
    orderBy: OLDEST_FIRST,
    select: { amount: true, voidedAt: true, payment: { select: { refunded: true } } },
  },
  invoices: {
    orderBy: OLDEST_FIRST,
    select: { statusId: true, appliedElsewhere: true, appliedBySettlements: true, settled: true },
  },
  orderGroup: { select: AMOUNTS_SELECT },
} satisfies Prisma.SalesOrderSelect;

/** The columns for the part of its payments that is credit. */
export const CREDIT_SELECT = {
  invoices: {
    orderBy: OLDEST_FIRST,
    select: {
      settled: true,
      entries: { orderBy: OLDEST_FIRST, select: { kind: true, amount: true } },
    },
  },
} satisfies Prisma.SalesOrderSelect;

/** Everything that the transition rules read. */
export const FACTS_SELECT = {
  customerId: true,
  placedById: true,
  contactId: true,
  kind: true,
  statusSince: true,
  heldStatusId: true,
  isBeyondCredit: true,
  ...PROGRESS_SELECT,
  ...PAYMENT_SELECT,
} satisfies Prisma.SalesOrderSelect;

type Amounts = Readonly<
  Record<'subTotal' | 'discountValue' | 'shippingPrice' | 'salesTaxValue' | 'grandTotal', DecimalInput>
> & {
  charges: readonly { kind: string; amount: DecimalInput; salesTax: DecimalInput }[];
};

type LineSource = {
  shippedQuantity: number;
  jobOrder: { statusId: number; heldStatusId: number | null; isStock: boolean; quantity: number };
};

type PaymentSource = {
  statusId: number;
  confirmedAt: Date | null;
  requiredAtConfirm: DecimalInput | null;
  termsCode: string;
  depositPercent: DecimalInput | null;
  deposits: readonly {
    amount: DecimalInput;
    voidedAt: Date | null;
    /** The refunded part. */
    payment: { refunded: DecimalInput } | null;
  }[];
  /** Its invoices. Nothing is applied to a void one. */
  invoices: readonly ({ statusId: number } & Record<
    'appliedElsewhere' | 'appliedBySettlements' | 'settled',
    DecimalInput
  >)[];
  orderGroup: Amounts;
};

type FactsSource = PaymentSource & {
  customerId: number;
  placedById: number;
  contactId: number | null;
  kind: string;
  statusSince: Date;
  heldStatusId: number | null;
  isBeyondCredit: boolean;
  lines: readonly LineSource[];
};

/** The current total of an order. */
export function currentTotal({ charges, ...placed }: Amounts): Money {
  return currentSums(placed, charges).grandTotal;
}

/** The facts of a line for the rules. */
export function lineFacts({ shippedQuantity, jobOrder }: LineSource): SalesOrderFacts['lines'][number] {
  return {
    jobStatus: jobStatusCode(jobOrder.statusId),
    jobPreviousStatus: jobOrder.heldStatusId === null ? null : jobStatusCode(jobOrder.heldStatusId),
    isStock: jobOrder.isStock,
    quantity: jobOrder.quantity,
    shippedQuantity,
  };
}

/** The facts of payments for the rules. */
export function payableOrder({
  termsCode,
  depositPercent,
  deposits,
  invoices,
  orderGroup,
  ...order
}: PaymentSource) {
  return {
    isConfirmed: order.confirmedAt !== null,
    isCancelled: order.statusId === SALES_ORDER_STATUSES.CANCELLED.id,
    requiredAtConfirm: order.requiredAtConfirm === null ? null : decimal(order.requiredAtConfirm),
    total: currentTotal(orderGroup),
    // Unknown payment terms count as on hold, so that work does not begin.
    terms: isPaymentTermsCode(termsCode) ? termsCode : ('ON_HOLD' as const),
    depositPercent: depositPercent === null ? null : decimal(depositPercent),
    deposits: [
      ...deposits
        .filter(({ voidedAt }) => voidedAt === null)
        .map(({ amount, payment }) => decimal(amount).minus(payment ? decimal(payment.refunded) : ZERO))
        .filter((amount) => amount.greaterThan(0)),
      // Other payments of its invoices, less what credit memos returned of them after the total decreased.
      ...invoices
        .map(({ appliedElsewhere, appliedBySettlements, settled }) =>
          decimal(appliedElsewhere).plus(decimal(appliedBySettlements)).minus(decimal(settled)),
        )
        .filter((amount) => !amount.isZero()),
    ],
  };
}

/** The facts of a sales order for the transition rules. */
export function salesOrderFacts(order: FactsSource): SalesOrderFacts {
  const { customerId, placedById, contactId, statusSince, isBeyondCredit } = order;
  return {
    customerId,
    placedById,
    contactId,
    statusSince,
    isBeyondCredit,
    ...payableOrder(order),
    status: salesOrderStatusCode(order.statusId),
    previousStatus: order.heldStatusId === null ? null : salesOrderStatusCode(order.heldStatusId),
    isInvoiced: order.invoices.some(({ statusId }) => !UNBILLED.includes(statusId)),
    kind: order.kind === 'POS_LSO' ? 'POS_LSO' : 'SO',
    lines: order.lines.map(lineFacts),
  };
}

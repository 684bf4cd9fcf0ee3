import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money, maxDecimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { INVOICE_STATUSES, NOT_VOID, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { netBilled } from '../../payments/rules/net-billed.ts';
import { AMOUNTS_SELECT, currentTotal } from '../order/sales-order-facts.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { memoValue } from './memo-value.ts';

/** The used part of a customer's credit limit (product rules, section 9). */
type CreditInUse = {
  /** Balance of invoices. */
  invoices: Money;
  /** Totals of committed orders, less their invoices and payments. */
  orders: Money;
  /** Value of pieces on memo. */
  memos: Money;
};

const idsOf = (...codes: (keyof typeof JOB_STATUSES)[]) => codes.map((code) => JOB_STATUSES[code].id);
const IN_WORK = { in: idsOf('IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED') };

/**
 * Jobs whose work has begun and not ended. A job on hold counts by its previous status, and one that awaits an
 * approval if it is on the bench. Lines from stock do not count.
 */
export const BEGUN_JOBS = {
  isStock: false,
  OR: [
    { statusId: IN_WORK },
    { heldStatusId: IN_WORK },
    { statusId: { in: idsOf('AWAITING_APPROVAL', 'DECLINED') }, stage: { not: null } },
  ],
} satisfies Prisma.JobOrderWhereInput;

const { CANCELLED, COMPLETED } = SALES_ORDER_STATUSES;
const ISSUED = {
  issuedAt: { not: null },
  ...NOT_VOID,
} satisfies Prisma.InvoiceWhereInput;

/** The last invoice of an order, after which nothing is left to invoice. */
const BILLED_WHOLLY = { ...ISSUED, isLast: true } satisfies Prisma.InvoiceWhereInput;

/**
 * Committed orders: sales orders from their confirmation until they are fully invoiced, and orders of any kind with a
 * job whose work has begun. Orders without a sales order count until all their jobs are complete, because they are not
 * invoiced here.
 */
const COMMITTED = {
  OR: [
    {
      salesOrder: {
        is: {
          confirmedAt: { not: null },
          statusId: { not: CANCELLED.id },
          OR: [{ statusId: { not: COMPLETED.id } }, { invoices: { none: BILLED_WHOLLY } }],
        },
      },
    },
    {
      OR: [{ salesOrder: { is: null } }, { salesOrder: { is: { confirmedAt: null } } }],
      jobOrders: { some: BEGUN_JOBS },
    },
  ],
} satisfies Prisma.OrderGroupWhereInput;

/** The used part of a customer's credit limit without one order, in the customer's currency. */
export async function creditInUse(
  tx: Prisma.TransactionClient,
  customerId: number,
  exceptOrderGroupId: number | null = null,
): Promise<CreditInUse> {
  const others = exceptOrderGroupId === null ? {} : { id: { not: exceptOrderGroupId } };
  const { _sum } = await tx.invoice.aggregate({
    where: {
      customerId,
      statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
      OR: [{ orderGroupId: null }, { orderGroup: { is: others } }],
    },
    _sum: { balance: true },
  });
  const orders = await tx.orderGroup.findMany({
    where: { ...others, customerId, AND: COMMITTED },
    select: {
      ...AMOUNTS_SELECT,
      invoices: { where: ISSUED, select: { total: true, settled: true } },
      salesOrder: { select: { payments: { where: { available: { gt: 0 } }, select: { available: true } } } },
    },
  });
  return {
    invoices: _sum.balance === null ? ZERO : decimal(_sum.balance),
    orders: sumMoney(
      orders.map(({ invoices, salesOrder, ...amounts }) => {
        const billed = netBilled(
          invoices.map(({ total, settled }) => ({ total: decimal(total), settled: decimal(settled) })),
        );
        const kept = sumMoney((salesOrder?.payments ?? []).map(({ available }) => decimal(available)));
        return maxDecimal(currentTotal(amounts).minus(billed).minus(kept), ZERO);
      }),
    ),
    memos: await memoValue(tx, customerId),
  };
}

import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money, maxDecimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { INVOICE_STATUSES, NOT_VOID, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { netBilled } from '../../payments/rules/net-billed.ts';
import { AMOUNTS_SELECT, currentTotal } from '../order/sales-order-facts.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { memoValue } from './memo-value.ts';

/** What of a customer's credit limit is used (product rules, section 9). */
type CreditInUse = {
  /** What is owed of invoices. */
  invoices: Money;
  /** What orders come to that are committed to, less what was billed of them and what was paid towards them. */
  orders: Money;
  /** What pieces out on memo are worth. */
  memos: Money;
};

const idsOf = (...codes: (keyof typeof JOB_STATUSES)[]) => codes.map((code) => JOB_STATUSES[code].id);
const IN_WORK = { in: idsOf('IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED') };

/** Jobs whose work was begun and that are not done with; a held one is where it was before, one that waits for an approval on the bench. Nothing of a line from stock is begun. */
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

/** The last invoice of an order: nothing is left to be billed after it. */
const BILLED_WHOLLY = { ...ISSUED, isLast: true } satisfies Prisma.InvoiceWhereInput;

/**
 * Orders that count: sales orders from their confirmation until all of them is billed, and orders of any kind of which a job was
 * begun. Jobs without a sales order count until all of them are complete: nothing bills them here after that.
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

/** What is used of a customer's credit limit by all but one order, in the customer's currency. */
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

import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { PAYMENT_SELECT, payableOrder } from '../order/sales-order-facts.ts';
import { paymentStanding } from '../rules/payment-standing.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { memoValue } from './memo-value.ts';

/** What of a customer's credit limit is used (product rules, section 9). */
export type CreditInUse = {
  /** What is owed of invoices. */
  invoices: Money;
  /** What is still to be paid of confirmed orders that are not invoiced. */
  orders: Money;
  /** What pieces out on memo are worth. */
  memos: Money;
};

/** Orders that count until they are invoiced: confirmed, not cancelled, without an invoice that was issued. */
const UNINVOICED = {
  confirmedAt: { not: null },
  statusId: { not: SALES_ORDER_STATUSES.CANCELLED.id },
  invoices: { none: { issuedAt: { not: null }, statusId: { not: INVOICE_STATUSES.VOID.id } } },
} satisfies Prisma.SalesOrderWhereInput;

/** What is used of a customer's credit limit by all but one order, in the customer's currency. */
export async function creditInUse(
  tx: Prisma.TransactionClient,
  customerId: number,
  exceptOrderId: number | null = null,
): Promise<CreditInUse> {
  const others = exceptOrderId === null ? {} : { id: { not: exceptOrderId } };
  const { _sum } = await tx.invoice.aggregate({
    where: {
      customerId,
      statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
      OR: [{ salesOrderId: null }, { salesOrder: { is: others } }],
    },
    _sum: { balance: true },
  });
  const orders = await tx.salesOrder.findMany({
    where: { ...UNINVOICED, ...others, customerId },
    select: PAYMENT_SELECT,
  });
  return {
    invoices: _sum.balance === null ? ZERO : decimal(_sum.balance),
    orders: sumMoney(orders.map((order) => paymentStanding(payableOrder(order)).balance)),
    memos: await memoValue(tx, customerId),
  };
}

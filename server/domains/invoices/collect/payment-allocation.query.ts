import { InvalidInputError } from '../../../errors/errors.ts';
import { storedDay } from '../../../lib/calendar.ts';
import { localId } from '../../../lib/global-id.ts';
import { decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { PAYMENTS_ADD, visiblePayments } from '../../payments/access.ts';
import { allocate } from '../../payments/rules/allocation.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { MAX_ALLOCATIONS } from '../../payments/rules/payment-methods.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { visibleInvoices } from '../access.ts';
import { isOverdue } from '../rules/due-date.ts';
import { isInvoicingComplete, MONEY_SELECT } from './order-prepayments.ts';
import { type PaymentAllocation, PaymentAllocationType } from './payment-allocation.type.ts';

builder.queryField('paymentAllocation', (t) =>
  t.field({
    type: PaymentAllocationType,
    description:
      'Open invoices of a customer and the default allocation of an amount: a payment is applied to the invoices of its sales order first, then to those due first. Nothing is written. Needs 2002; invoices are visible as with 1901.',
    authScopes: { permission: PAYMENTS_ADD },
    budget: 2,
    sample: ({ owner, customerId, foreignCustomerId }) => ({
      as: owner,
      args: { customerId, amount: '12.50' },
      foreign: { customerId: foreignCustomerId },
    }),
    args: {
      customerId: t.arg.int({ required: true, description: 'Integer id of the customer.' }),
      amount: t.arg({ type: 'Decimal', description: 'How much money; nothing when absent.' }),
      paymentId: t.arg.id({
        description: 'Payment whose available amount is to be applied; absent: new money.',
      }),
    },
    resolve: async (_root, { customerId, amount, paymentId }, context) =>
      allocationOf(context, customerId, {
        money: amount == null ? ZERO : decimal(amount),
        order: paymentId == null ? null : await orderOf(context, localId('Payment', String(paymentId)) ?? 0),
      }),
  }),
);

/** The sales order of a payment, and whether its money is reserved for it. */
type PaidOrder = { id: number; isKept: boolean };

async function orderOf({ db, viewer }: Context, id: number): Promise<PaidOrder | null> {
  const payment = await db.payment.findFirst({
    where: { id, AND: visiblePayments(viewer) },
    select: { salesOrder: { select: MONEY_SELECT } },
  });
  return payment?.salesOrder
    ? { id: payment.salesOrder.id, isKept: !isInvoicingComplete(payment.salesOrder) }
    : null;
}

async function allocationOf(
  context: Context,
  customerId: number,
  { money, order }: { money: Money; order: PaidOrder | null },
): Promise<PaymentAllocation> {
  if (money.isNegative()) throw InvalidInputError.of('amount', 'OUT_OF_RANGE');
  const rows = await context.db.invoice.findMany({
    where: {
      customerId,
      statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
      AND: visibleInvoices(context.viewer),
    },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      number: true,
      issuedOn: true,
      dueOn: true,
      currency: true,
      balance: true,
      salesOrderId: true,
    },
  });
  const now = await today(context);
  const owed = rows.flatMap(({ id, dueOn, balance, salesOrderId }) =>
    dueOn === null
      ? []
      : [
          {
            id,
            dueOn: storedDay(dueOn),
            balance: decimal(balance),
            isOfOrder: order !== null && salesOrderId === order.id,
          },
        ],
  );
  const open = order?.isKept ? owed.filter(({ isOfOrder }) => isOfOrder) : owed;
  const shared = allocate(money, open, null);
  if ('refused' in shared) throw new Error(`Money that nobody told where to go: ${shared.refused.code}`);
  const amounts = new Map(shared.legs.map(({ invoiceId, amount }) => [invoiceId, amount]));
  return {
    invoices: rows.slice(0, MAX_ALLOCATIONS).map(({ salesOrderId: _order, ...row }) => ({
      ...row,
      isOverdue: isOverdue({ balance: decimal(row.balance), dueOn: isoDayOfColumn(row.dueOn) }, now),
      amount: amounts.get(row.id) ?? ZERO,
    })),
    owed: sumMoney(owed.map(({ balance }) => balance)),
    rest: shared.rest,
  };
}

import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { requiredReason } from '../../jobs/job/job-texts.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { today } from '../../settings/company-day.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { editedOrder, requireEdit } from '../transitions/edited-order.ts';
import { lockSalesOrders } from '../transitions/read-order.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { settlePaidOrders } from '../transitions/settle-paid-orders.ts';
import { withdrawDeposit } from './withdraw-deposit.ts';

const rules = z.object({ reason: requiredReason });

mutation('voidDeposit', {
  description:
    'Voids a deposit that was recorded in error or bounced. A deposit through a gateway is refunded instead (`REFUND_INSTEAD`). Staff only.',
  permission: requireEdit('VOID_DEPOSIT'),
  audit: salesAudit(['VOID_DEPOSIT']),
  repeat: 'naturally repeatable: a deposit is voided once; a repeat is told that it is',
  budget: 28,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    depositId: t.id({ required: true, description: 'Its deposit.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(rules, { reason: input.reason });
    const id = rowKey('SalesOrder', input.id);
    const depositId = localId('Deposit', String(input.depositId));
    const bookedOn = await today(context);
    return writes.transaction(async (tx, record) => {
      const others = await ordersPaidBy(tx, depositId ?? 0);
      await lockSalesOrders(tx, [id, ...others]);
      const order = await editedOrder(tx, context, 'VOID_DEPOSIT', { id, version: input.version });
      const deposit = await tx.deposit.findFirst({ where: { id: depositId ?? 0, salesOrderId: id } });
      if (!deposit) throw new NotFoundError('Deposit');
      if (deposit.voidedAt) throw new RefusedError('ALREADY_VOIDED');
      await lockLedger(tx, order.customerId);
      await withdrawDeposit(tx, context, { order, deposit, reason, bookedOn });
      await settlePaidOrders(tx, context, others);
      const amount = deposit.amount.toFixed(2);
      const { number, customerId } = order;
      record({ entityId: id, customerId, data: { number, amount, method: deposit.method } });
      return { salesOrderId: id };
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, deposit }) => {
    const { salesOrderId, id } = await deposit();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('SalesOrder', salesOrderId),
        depositId: encodeGlobalId('Deposit', id),
        reason: 'It bounced',
      },
    };
  },
});

/** Orders whose invoices were paid from a deposit. */
async function ordersPaidBy(tx: Prisma.TransactionClient, depositId: number): Promise<number[]> {
  const invoices = await tx.invoice.findMany({
    where: { entries: { some: { payment: { is: { deposit: { is: { id: depositId } } } } } } },
    select: { salesOrderId: true },
  });
  return invoices.flatMap(({ salesOrderId }) => salesOrderId ?? []);
}

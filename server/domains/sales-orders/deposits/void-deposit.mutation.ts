import { z } from 'zod';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requiredReason } from '../../jobs/job/job-texts.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { editedOrder, requireEdit } from '../transitions/edited-order.ts';
import { salesOrderKey } from '../transitions/read-order.ts';
import { recordEvents, salesAudit } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';

const rules = z.object({ reason: requiredReason });

mutation('voidDeposit', {
  description: 'Takes a deposit back that was recorded in error or bounced. Staff only.',
  permission: requireEdit('VOID_DEPOSIT'),
  audit: salesAudit(['VOID_DEPOSIT']),
  repeat: 'naturally repeatable: a deposit is voided once; a repeat is told that it is',
  budget: 12,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    depositId: t.id({ required: true, description: 'Its deposit.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(rules, { reason: input.reason });
    const id = salesOrderKey(input.id);
    const depositId = localId('Deposit', String(input.depositId));
    return writes.transaction(async (tx, record) => {
      const order = await editedOrder(tx, context, 'VOID_DEPOSIT', { id, version: input.version });
      const deposit = await tx.deposit.findFirst({ where: { id: depositId ?? 0, salesOrderId: id } });
      if (!deposit) throw new NotFoundError('Deposit');
      if (deposit.voidedAt) throw new RefusedError('ALREADY_VOIDED');
      await tx.deposit.update({
        where: { id: deposit.id },
        data: { voidedAt: context.now, voidedById: context.viewer.userId, voidReason: reason },
        select: { id: true },
      });
      const amount = deposit.amount.toFixed(2);
      const { statusId, number, customerId } = order;
      const detail = { deposit: { amount, method: deposit.method } };
      await recordEvents(tx, context, id, [
        { fromStatusId: statusId, toStatusId: statusId, action: 'VOID_DEPOSIT', reason, detail },
      ]);
      await settleSalesOrder(tx, context, id);
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

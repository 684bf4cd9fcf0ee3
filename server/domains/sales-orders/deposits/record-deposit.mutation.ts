import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { chosenDay, requireOpenDay } from '../../payments/ledger/closed-days.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { DEPOSIT_METHODS, SALES_ORDER_TEXT_LENGTHS } from '../rules/sales-order-limits.ts';
import { requireEdit } from '../transitions/edited-order.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { addDeposit } from './add-deposit.ts';

const rules = z.object({
  amount: moneyAmount,
  method: z.enum(DEPOSIT_METHODS),
  reference: z.string().trim().max(SALES_ORDER_TEXT_LENGTHS.reference).nullish(),
});

mutation('recordDeposit', {
  description:
    'Records a deposit for a sales order; an order that waits for it proceeds automatically. Staff only.',
  permission: requireEdit('RECORD_DEPOSIT'),
  audit: salesAudit(['RECORD_DEPOSIT']),
  repeat: 'keyed',
  budget: 17,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    amount: t.field({ type: 'Decimal', required: true, description: 'Amount; at most the amount due.' }),
    method: t.string({
      required: true,
      description: '`CASH`, `CHECK`, `TRANSFER`, `CARD` or `OTHER`.',
    }),
    reference: t.string({ description: 'Reference number of the cheque, bank transfer or card slip.' }),
    receivedOn: t.field({ type: 'Date', description: 'Day on which it was received; today when absent.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { amount, method, reference } = parseInput(rules, {
      amount: input.amount,
      method: input.method,
      reference: input.reference,
    });
    const { version } = input;
    const received = await chosenDay(context, 'receivedOn', input.receivedOn);
    const receivedOn = received.day;
    const id = rowKey('SalesOrder', input.id);
    return writes.once({
      request: {
        id,
        amount: amount.toFixed(2),
        method,
        reference: reference || null,
        receivedOn,
        version: version ?? null,
      },
      work: async (tx, record) => {
        await requireOpenDay(tx, received);
        await addDeposit(
          tx,
          context,
          { id, version, amount, method, reference: reference || null, receivedOn },
          record,
        );
        return { salesOrderId: id };
      },
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, salesOrder }) => ({
    as: caller(sales),
    input: {
      id: encodeGlobalId('SalesOrder', await salesOrder()),
      amount: '12.50',
      method: 'CHECK',
      reference: '4711',
      receivedOn: '2020-01-31',
    },
  }),
});

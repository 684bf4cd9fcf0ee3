import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { isAmount } from '../../../lib/amount-limits.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { requiredReason } from '../../jobs/job/job-texts.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { requireEdit } from '../transitions/edited-order.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { pinPrice } from './pin-price.ts';

const rules = z.object({ reason: requiredReason });

mutation('pinSalesOrderPrice', {
  description:
    'Sets a negotiated unit price for a line, different from the ordered one; the difference is a charge of the order. Staff only.',
  permission: requireEdit('PIN_PRICE'),
  audit: salesAudit(['PIN_PRICE']),
  repeat: 'naturally repeatable: the same price again changes nothing',
  budget: 16,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    lineId: t.id({ required: true, description: 'Its line.' }),
    unitPrice: t.field({ type: 'Decimal', required: true, description: 'Agreed price of one piece.' }),
    reason: t.string({ required: true, description: 'Why; for staff.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(rules, { reason: input.reason });
    const { unitPrice } = input;
    if (!isAmount(unitPrice))
      throw InvalidInputError.of('unitPrice', 'OUT_OF_RANGE', 'An amount with two decimals, not negative.');
    const id = rowKey('SalesOrder', input.id);
    const lineId = localId('SalesOrderLine', String(input.lineId)) ?? 0;
    return writes.transaction(async (tx, record) => {
      await pinPrice(tx, context, { id, version: input.version, lineId, unitPrice, reason }, record);
      return { salesOrderId: id };
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, readySalesOrder }) => {
    const { id, lineId } = await readySalesOrder();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('SalesOrder', id),
        lineId: encodeGlobalId('SalesOrderLine', lineId),
        unitPrice: '99.50',
        reason: 'Agreed on the phone',
      },
    };
  },
});

import { z } from 'zod';
import { InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { decimal } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requiredReason } from '../../jobs/job/job-texts.ts';
import { priceCharge } from '../../jobs/rules/order-charges.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { editedOrder, requireEdit } from '../transitions/edited-order.ts';
import { chargeJob } from '../transitions/order-jobs.ts';
import { salesOrderKey } from '../transitions/read-order.ts';
import { recordEvents, salesAudit } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';

const rules = z.object({ reason: requiredReason });

/** Largest price of a piece. */
const MAX_PRICE = 1_000_000;

mutation('pinSalesOrderPrice', {
  description:
    'Keeps another price of each piece of a line than the ordered one, as it was negotiated; what it changes is a charge of the order. Staff only.',
  permission: requireEdit('PIN_PRICE'),
  audit: salesAudit(['PIN_PRICE']),
  repeat: 'naturally repeatable: the same price again changes nothing',
  budget: 16,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    lineId: t.id({ required: true, description: 'Its line.' }),
    unitPrice: t.field({ type: 'Decimal', required: true, description: 'Agreed price of one piece.' }),
    reason: t.string({ required: true, description: 'Why; for staff.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(rules, { reason: input.reason });
    const { unitPrice } = input;
    if (unitPrice.isNegative() || unitPrice.greaterThan(MAX_PRICE) || unitPrice.decimalPlaces() > 2)
      throw InvalidInputError.of('unitPrice', 'OUT_OF_RANGE', 'An amount with two decimals, not negative.');
    const id = salesOrderKey(input.id);
    const lineId = localId('SalesOrderLine', String(input.lineId)) ?? 0;
    return writes.transaction(async (tx, record) => {
      const order = await editedOrder(tx, context, 'PIN_PRICE', { id, version: input.version });
      const line = await tx.salesOrderLine.findFirst({
        where: { id: lineId, salesOrderId: id },
        select: {
          negotiatedUnitPrice: true,
          jobOrder: {
            select: {
              id: true,
              number: true,
              orderGroupId: true,
              unitPrice: true,
              chargesTotal: true,
              quantity: true,
            },
          },
        },
      });
      if (!line) throw new NotFoundError('SalesOrderLine');
      const { jobOrder: job } = line;
      const to = decimal(unitPrice);
      const from = decimal(line.negotiatedUnitPrice ?? job.unitPrice);
      if (from.equals(to)) {
        record(null);
        return { salesOrderId: id };
      }
      await tx.salesOrderLine.update({
        where: { id: lineId },
        data: {
          negotiatedUnitPrice: to.toFixed(2),
          priceReason: reason,
          pricedById: context.viewer.userId,
          pricedAt: context.now,
        },
        select: { id: true },
      });
      await chargeJob(tx, context, job, priceCharge(job.quantity, from, to));
      const price = { job: job.number, from: from.toFixed(2), to: to.toFixed(2) };
      const { statusId } = order;
      await recordEvents(tx, context, id, [
        { fromStatusId: statusId, toStatusId: statusId, action: 'PIN_PRICE', detail: { price } },
      ]);
      await settleSalesOrder(tx, context, id);
      record({
        entityId: id,
        customerId: order.customerId,
        data: { number: order.number, reason, ...price },
      });
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

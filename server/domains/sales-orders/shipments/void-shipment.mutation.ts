import { z } from 'zod';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { requiredReason } from '../../jobs/job/job-texts.ts';
import { refusalToVoid, VOIDABLE_SELECT } from '../order/edit-subjects.ts';
import { lineFacts } from '../order/sales-order-facts.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { editedOrder, requireEdit } from '../transitions/edited-order.ts';
import { moveJobs } from '../transitions/order-jobs.ts';
import type { OrderInTransition } from '../transitions/read-order.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';
import { undoShipment } from './write-shipment.ts';

const rules = z.object({ reason: requiredReason });

mutation('voidShipment', {
  description: 'Voids a shipment: its pieces are ready to ship again. Staff only.',
  permission: requireEdit('VOID_SHIPMENT'),
  audit: salesAudit(['VOID_SHIPMENT'], ['UNSHIP']),
  repeat: 'naturally repeatable: a shipment is voided once; a repeat is told that it is',
  budget: 24,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    shipmentId: t.id({ required: true, description: 'Its shipment.' }),
    reason: t.string({ required: true, description: 'Why.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { reason } = parseInput(rules, { reason: input.reason });
    const id = rowKey('SalesOrder', input.id);
    const shipmentId = localId('Shipment', String(input.shipmentId)) ?? 0;
    return writes.transaction(async (tx, record) => {
      const order = await editedOrder(tx, context, 'VOID_SHIPMENT', { id, version: input.version });
      const shipment = await tx.shipment.findFirst({
        where: { id: shipmentId, salesOrderId: id },
        select: { number: true, ...VOIDABLE_SELECT },
      });
      if (!shipment) throw new NotFoundError('Shipment');
      const { number, lines: pieces, invoices } = shipment;
      const [invoice] = invoices;
      const refused = refusalToVoid(shipment);
      if (refused) throw new RefusedError(refused, invoice ? { number: invoice.number } : null);
      const back = jobsBack(
        order,
        pieces.map(({ lineId }) => lineId),
      );
      await undoShipment(tx, context, order, { id: shipmentId, number, reason, pieces });
      record({
        action: 'SALES_ORDER_VOID_SHIPMENT',
        entityId: id,
        customerId: order.customerId,
        data: { number: order.number, shipment: number },
      });
      await moveJobs(tx, context, { jobOrderIds: back, action: 'UNSHIP', input: { reason }, record });
      await settleSalesOrder(tx, context, id);
      return { salesOrderId: id };
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, shipment }) => {
    const { salesOrderId, id } = await shipment();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('SalesOrder', salesOrderId),
        shipmentId: encodeGlobalId('Shipment', id),
        reason: 'The address was wrong',
      },
      audited: ['SALES_ORDER_VOID_SHIPMENT', 'JOB_ORDER_UNSHIP'],
    };
  },
});

/** The shipped jobs of these lines. */
function jobsBack({ lines }: OrderInTransition, lineIds: readonly number[]): number[] {
  return lines
    .filter((line) => lineIds.includes(line.id) && lineFacts(line).jobStatus === 'SHIPPED')
    .map(({ jobOrderId }) => jobOrderId);
}

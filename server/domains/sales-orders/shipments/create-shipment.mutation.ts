import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { JOB_TEXT_LENGTHS } from '../../jobs/rules/job-limits.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { MAX_SHIPMENT_LINES, SALES_ORDER_TEXT_LENGTHS } from '../rules/sales-order-limits.ts';
import { requireEdit } from '../transitions/edited-order.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { sendPieces } from './send-pieces.ts';
import { ShipmentLineInput } from './shipment-line.input.ts';

const rules = z.object({
  trackingNumber: z.string().trim().max(JOB_TEXT_LENGTHS.trackingNumber).nullish(),
  note: z.string().trim().max(SALES_ORDER_TEXT_LENGTHS.note).nullish(),
  shippingMethodId: z.int().min(1).max(MAX_ID).nullish(),
  lines: z
    .array(z.object({ lineId: z.string().max(100), quantity: z.int() }))
    .min(1, 'REQUIRED')
    .max(MAX_SHIPMENT_LINES),
});

mutation('createShipment', {
  description:
    'Ships pieces of a sales order, all or a part; a job is shipped once all its pieces are. Staff only.',
  permission: requireEdit('CREATE_SHIPMENT'),
  audit: salesAudit(['SHIPMENT'], ['SHIP']),
  repeat: 'keyed',
  budget: 24,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    lines: t.field({ type: [ShipmentLineInput], required: true, description: 'Pieces to ship.' }),
    shippingMethodId: t.int({ description: 'Shipping method.' }),
    trackingNumber: t.string({ description: 'The carrier’s number.' }),
    pickedUp: t.boolean({ description: 'The customer collects it.' }),
    note: t.string({ description: 'Note to it.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id: globalId, version, pickedUp, ...input }, context, writes) => {
    const given = parseInput(rules, {
      ...input,
      lines: input.lines.map((line) => ({ ...line, lineId: String(line.lineId) })),
    });
    const id = rowKey('SalesOrder', globalId);
    const pieces = given.lines.map(({ lineId, quantity }) => ({
      lineId: localId('SalesOrderLine', lineId) ?? 0,
      quantity,
    }));
    const parts = {
      shippingMethodId: given.shippingMethodId ?? null,
      trackingNumber: given.trackingNumber || null,
      pickedUp: pickedUp ?? false,
      note: given.note || null,
    };
    if (!parts.pickedUp && parts.trackingNumber === null)
      throw InvalidInputError.of(
        'trackingNumber',
        'REQUIRED',
        'A tracking number, or pickedUp, is required.',
      );
    return writes.once({
      request: { id, pieces, parts, version: version ?? null },
      work: async (tx, record) => {
        await sendPieces(tx, context, { id, version, parts, pieces }, record);
        return { salesOrderId: id };
      },
    });
  },
  success: (t) => ({ salesOrder: salesOrderField(t) }),
  sample: async ({ caller, sales, readySalesOrder, shippingMethodId }) => {
    const { id, lineId } = await readySalesOrder();
    return {
      as: caller(sales),
      input: {
        id: encodeGlobalId('SalesOrder', id),
        lines: [{ lineId: encodeGlobalId('SalesOrderLine', lineId), quantity: 1 }],
        trackingNumber: '1Z 42',
        shippingMethodId,
        note: 'Left at the desk',
      },
      audited: ['SALES_ORDER_SHIPMENT', 'JOB_ORDER_SHIP'],
    };
  },
});

import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { JOB_TEXT_LENGTHS } from '../../jobs/rules/job-limits.ts';
import { lineFacts } from '../order/sales-order-facts.ts';
import { salesOrderField } from '../order/sales-order-result.ts';
import { MAX_SHIPMENT_LINES, SALES_ORDER_TEXT_LENGTHS } from '../rules/sales-order-limits.ts';
import { type Pieces, refusePieces } from '../rules/shipment-pieces.ts';
import { editedOrder, requireEdit } from '../transitions/edited-order.ts';
import { moveJobs } from '../transitions/order-jobs.ts';
import { type OrderInTransition, salesOrderKey } from '../transitions/read-order.ts';
import { salesAudit } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';
import { ShipmentLineInput } from './shipment-line.input.ts';
import { writeShipment } from './write-shipment.ts';

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
    'Sends pieces of a sales order off, all of it or a part; jobs of which every piece left are shipped. Staff only.',
  permission: requireEdit('CREATE_SHIPMENT'),
  audit: salesAudit(['SHIPMENT'], ['SHIP']),
  repeat: 'keyed',
  budget: 24,
  input: (t) => ({
    id: t.id({ required: true, description: 'Sales order.' }),
    lines: t.field({ type: [ShipmentLineInput], required: true, description: 'What leaves.' }),
    shippingMethodId: t.int({ description: 'How it goes.' }),
    trackingNumber: t.string({ description: 'The carrier’s number.' }),
    pickedUp: t.boolean({ description: 'The customer collects it.' }),
    note: t.string({ description: 'Note to it.' }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async ({ id: globalId, version, pickedUp, ...input }, context, writes) => {
    const given = parseInput(rules, {
      ...input,
      lines: input.lines.map((line) => ({ ...line, lineId: String(line.lineId) })),
    });
    const id = salesOrderKey(globalId);
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
        const order = await editedOrder(tx, context, 'CREATE_SHIPMENT', { id, version });
        await requireMethod(tx, parts.shippingMethodId);
        requirePieces(order, pieces);
        const shipment = await writeShipment(tx, context, order, { parts, pieces });
        record({
          action: 'SALES_ORDER_SHIPMENT',
          entityId: id,
          customerId: order.customerId,
          data: { number: order.number, shipment: shipment.number },
        });
        await moveJobs(tx, context, {
          jobOrderIds: jobsGone(order, pieces),
          action: 'SHIP',
          input: { trackingNumber: parts.trackingNumber, pickup: parts.pickedUp },
          record,
        });
        await settleSalesOrder(tx, context, id);
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

async function requireMethod(tx: Prisma.TransactionClient, id: number | null): Promise<void> {
  if (id === null) return;
  const method = await tx.shippingMethod.findFirst({ where: { id, active: true }, select: { id: true } });
  if (!method) throw InvalidInputError.of('shippingMethodId', 'UNKNOWN', 'No such shipping method.');
}

function requirePieces({ lines }: OrderInTransition, pieces: readonly Pieces[]): void {
  const refused = refusePieces(pieces, new Map(lines.map((line) => [line.id, lineFacts(line)])));
  if (refused) throw InvalidInputError.of(`lines.${refused.index}.${refused.field}`, refused.code);
}

/** The jobs of which nothing is left once the pieces have gone. */
function jobsGone({ lines }: OrderInTransition, pieces: readonly Pieces[]): number[] {
  return lines
    .filter((line) => {
      const leaving = pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
      return leaving > 0 && line.shippedQuantity + leaving >= line.jobOrder.quantity;
    })
    .map(({ jobOrderId }) => jobOrderId);
}

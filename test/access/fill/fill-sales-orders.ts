import type { SalesEventDetail } from '../../../server/domains/sales-orders/transitions/record-event.ts';
import { encodeGlobalId } from '../../../server/lib/global-id.ts';
import { act, finishJob } from '../../../server/test/orders/sales-orders.ts';
import { SOLD } from '../row-markers.ts';
import type { World } from '../world.ts';

/** A deposit on the sales order, a shipment of one of its two pieces, a note, and events about a price and a piece. */
export async function fillSalesOrder({ db, shop, samples, luna }: World): Promise<void> {
  const id = encodeGlobalId('SalesOrder', luna.salesOrderId);
  const line = await db.salesOrderLine.findFirstOrThrow({
    where: { salesOrderId: luna.salesOrderId },
    select: { id: true, jobOrderId: true },
  });
  await act(shop.sales, 'recordDeposit', { id, amount: '10.00', method: 'CASH', reference: SOLD });
  await finishJob(shop, encodeGlobalId('JobOrder', line.jobOrderId ?? 0));
  await act(shop.sales, 'createShipment', {
    id,
    lines: [{ lineId: encodeGlobalId('SalesOrderLine', line.id), quantity: 1 }],
    trackingNumber: '1Z999AA10123456784',
    note: SOLD,
    shippingMethodId: samples.shippingMethodId,
  });
  const { statusId, placedById } = await db.salesOrder.findUniqueOrThrow({
    where: { id: luna.salesOrderId },
    select: { statusId: true, placedById: true },
  });
  const salesOrderId = luna.salesOrderId;
  await db.note.create({ data: { salesOrderId, visibility: 'CUSTOMER', text: SOLD, authorId: placedById } });
  const price: SalesEventDetail = { price: { job: luna.job.number, from: '2.00', to: '1.00' } };
  const cancelled: SalesEventDetail = { line: { titleEn: 'Heart', titleFr: 'Cœur' } };
  const event = { salesOrderId, toStatusId: statusId, userId: placedById };
  await db.salesOrderEvent.createMany({
    data: [
      { ...event, action: 'PIN_PRICE', detail: price },
      { ...event, action: 'CANCEL_LINE', detail: cancelled },
    ],
  });
}

import { encodeGlobalId, localId } from '../../../server/lib/global-id.ts';
import { bill } from '../../../server/test/money/invoices.ts';
import { stockCustomOrder } from '../../../server/test/orders/custom-orders.ts';
import { move, step } from '../../../server/test/orders/job-steps.ts';
import { act, finishJob, newSalesOrder, newStockOrder } from '../../../server/test/orders/sales-orders.ts';
import type { World } from '../world.ts';
import { declineProof } from './fill-jobs.ts';

/** Orders of the other customer: shipped in part, with a piece from stock, and at the bench after a declined proof. */
export async function fillForeignOrders(world: World): Promise<void> {
  const { db, shop, matrixActors } = world;
  const by = matrixActors.people.sales.userId ?? 0;
  await fillShippedOrder(world, by);
  const stock = await newStockOrder(shop, shop.foreignBuyer);
  await stockCustomOrder(shop, stock.lineId);
  const { id, jobId } = await newSalesOrder(shop, shop.foreignBuyer);
  for (const action of ['RELEASE', 'START']) await move(shop.sales, jobId, action);
  await step(shop.sales, 'startBenchStage', { id: jobId });
  await declineProof(db, { jobOrderId: localId('JobOrder', jobId) ?? 0, by });
  const { orderGroupId } = await db.salesOrder.findUniqueOrThrow({ where: { id } });
  await db.jobOrder.updateMany({
    where: { orderGroupId },
    data: { cancelFee: '12.34', startBy: new Date(), stage: 39 },
  });
  await db.salesOrderEvent.updateMany({ where: { salesOrderId: id }, data: { actingById: by } });
  await db.orderGroup.update({
    where: { id: orderGroupId },
    data: { creditReleasedAt: new Date(), creditReleasedById: by, creditReleaseReason: 'Paid tomorrow' },
  });
}

/** An order of three pieces with a deposit and an agreed price: one was shipped and billed, one shipped and not billed. */
async function fillShippedOrder({ db, shop }: World, actingById: number): Promise<void> {
  const { id, globalId, jobId, lineId } = await newSalesOrder(shop, shop.foreignBuyer, {
    line: { quantity: 3 },
  });
  await act(shop.sales, 'recordDeposit', { id: globalId, amount: '10.00', method: 'CASH' });
  await finishJob(shop, jobId);
  const lines = [{ lineId: encodeGlobalId('SalesOrderLine', lineId), quantity: 1 }];
  const { salesOrder } = await act(shop.sales, 'createShipment', { id: globalId, lines, pickedUp: true });
  await bill(shop.admin, 'createInvoice', {
    salesOrderId: globalId,
    shipmentId: salesOrder.shipments[0].id,
    issue: true,
  });
  await act(shop.sales, 'createShipment', { id: globalId, lines, pickedUp: true });
  const { statusId: toStatusId, placedById: userId } = await db.salesOrder.findUniqueOrThrow({
    where: { id },
  });
  const detail = { price: { job: 'JO-1', from: '2.00', to: '1.00' } };
  await db.salesOrderEvent.create({
    data: { salesOrderId: id, toStatusId, userId, actingById, action: 'PIN_PRICE', detail },
  });
}

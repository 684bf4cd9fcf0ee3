import { encodeGlobalId } from '../../../server/lib/global-id.ts';
import { bill } from '../../../server/test/money/invoices.ts';
import { newShipment } from '../../../server/test/orders/sales-orders.ts';
import type { World } from '../world.ts';
import { ORDER_TEXTS } from './fill-jobs.ts';

/**
 * A bill for the holder's shipment, to a customer without sales tax and paid in part, a payment by card, and reasons in
 * the journal.
 */
export async function fillMoney({ db, shop, luna }: World): Promise<void> {
  const { orderGroupId, shipments } = await db.salesOrder.findUniqueOrThrow({
    where: { id: luna.salesOrderId },
    select: { orderGroupId: true, shipments: { select: { id: true } } },
  });
  const { poNumber, customerWoNumber } = ORDER_TEXTS;
  await db.orderGroup.update({ where: { id: orderGroupId }, data: { poNumber, customerWoNumber } });
  await db.customer.update({ where: { id: shop.luna }, data: { taxExempt: true, taxExemptNumber: 'EX-1' } });
  const { invoice } = await bill(shop.admin, 'createInvoice', {
    salesOrderId: encodeGlobalId('SalesOrder', luna.salesOrderId),
    shipmentId: encodeGlobalId('Shipment', shipments[0]?.id ?? 0),
    issue: true,
  });
  await db.customer.update({ where: { id: shop.luna }, data: { taxExempt: false } });
  await bill(shop.admin, 'recordPayment', {
    customerId: shop.luna,
    amount: '1.00',
    method: 'CARD',
    allocations: [{ invoiceId: invoice.id, amount: '1.00' }],
  });
  // A shipment that is not billed.
  await newShipment(shop, shop.colleague);
  const charge = await db.charge.findFirstOrThrow({
    where: { findings: { some: {} } },
    select: { id: true },
  });
  await db.payment.update({ where: { id: luna.payment.id }, data: { chargeId: charge.id } });
  await db.$transaction([
    // Bypasses the triggers that freeze entries.
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    db.$executeRaw`UPDATE "LedgerEntry" SET reason = 'Agreed' WHERE reason IS NULL`,
  ]);
}

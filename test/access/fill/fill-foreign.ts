import { encodeGlobalId, localId } from '../../../server/lib/global-id.ts';
import { memo, soldConsignment } from '../../../server/test/money/consignments.ts';
import { appliedCredit, newCredit } from '../../../server/test/money/credits.ts';
import { bill, newInvoice } from '../../../server/test/money/invoices.ts';
import { newCustomOrder, stockCustomOrder } from '../../../server/test/orders/custom-orders.ts';
import { savedEstimate } from '../../../server/test/orders/estimate-steps.ts';
import { guestLink } from '../../../server/test/orders/guest-steps.ts';
import { move, step } from '../../../server/test/orders/job-steps.ts';
import { reviewedQuote } from '../../../server/test/orders/quote-steps.ts';
import {
  newDeposit,
  newSalesOrder,
  newShipment,
  newStockOrder,
} from '../../../server/test/orders/sales-orders.ts';
import type { World } from '../world.ts';
import { refuseApproval } from './fill-quotes.ts';

/** Rows of the other customer with the values that those of Luna have, so that its user is shown or refused each. */
export async function fillForeign(world: World): Promise<void> {
  const { db, shop, matrixActors } = world;
  const { foreign, sales } = matrixActors.people;
  await fillForeignMoney(world);
  const priceQuoteId = await fillForeignQuotes(world);
  await savedEstimate(foreign, shop);
  const { id: salesOrderId } = await newSalesOrder(shop, shop.foreignBuyer);
  const customOrderId = await newCustomOrder(shop, shop.foreignBuyer);
  await db.customOrder.update({ where: { id: customOrderId }, data: { priceQuoteId } });
  const { statusId: toStatusId, placedById: userId } = await db.salesOrder.findUniqueOrThrow({
    where: { id: salesOrderId },
  });
  const detail = { price: { job: 'JO-1', from: '2.00', to: '1.00' } };
  await db.salesOrderEvent.create({
    data: { salesOrderId, toStatusId, userId, actingById: sales.userId, action: 'PIN_PRICE', detail },
  });
  const { orion } = shop;
  await db.$transaction([
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    db.$executeRaw`UPDATE "JobOrder" SET "reworkReason" = 'Scratched', "pricingMode" = 'MARKET_AT_SHIP' WHERE "customerId" = ${orion}`,
    db.$executeRaw`UPDATE "JobStatusEvent" SET detail = '{"approvedPrice": "45.67", "services": []}'
      WHERE "jobOrderId" IN (SELECT id FROM "JobOrder" WHERE "customerId" = ${orion})`,
    db.$executeRaw`UPDATE "SalesOrderLine" SET "priceReason" = 'A standing order', "pricedById" = ${sales.userId}, "pricedAt" = now()
      WHERE "salesOrderId" IN (SELECT id FROM "SalesOrder" WHERE "customerId" = ${orion})`,
  ]);
}

/** Its orders with a shipment, a piece from stock, and work under way. */
export async function fillForeignOrders({ db, shop, matrixActors }: World): Promise<void> {
  const by = matrixActors.people.sales.userId ?? 0;
  const shipped = await newShipment(shop, shop.foreignBuyer);
  await bill(shop.admin, 'createInvoice', {
    salesOrderId: encodeGlobalId('SalesOrder', shipped.salesOrderId),
    shipmentId: encodeGlobalId('Shipment', shipped.id),
    issue: true,
  });
  const stock = await newStockOrder(shop, shop.foreignBuyer);
  await stockCustomOrder(shop, stock.lineId);
  const { id, jobId } = await newSalesOrder(shop, shop.foreignBuyer);
  for (const action of ['RELEASE', 'START']) await move(shop.sales, jobId, action);
  await step(shop.sales, 'startBenchStage', { id: jobId });
  const { orderGroupId } = await db.salesOrder.findUniqueOrThrow({ where: { id } });
  await db.jobOrder.updateMany({
    where: { orderGroupId },
    data: { cancelFee: '12.34', startBy: new Date(), stage: 40 },
  });
  await db.salesOrderEvent.updateMany({ where: { salesOrderId: id }, data: { actingById: by } });
  await db.orderGroup.update({
    where: { id: orderGroupId },
    data: { creditReleasedAt: new Date(), creditReleasedById: by, creditReleaseReason: 'Paid tomorrow' },
  });
}

/** A deposit, an invoice for a shipment and one for memo goods, and credits. */
async function fillForeignMoney({ shop }: World): Promise<void> {
  const { foreignBuyer, orion: customerId } = shop;
  await newDeposit(shop, foreignBuyer);
  await appliedCredit(shop, foreignBuyer);
  const { globalId: invoiceId } = await newInvoice(shop, foreignBuyer);
  await newCredit(shop, customerId, { invoiceId, amount: '1.00' });
  const contactId = foreignBuyer.userId ?? 0;
  const { globalId: id } = await soldConsignment(shop, { customerId, contactId });
  await memo(shop.admin, 'invoiceConsignmentLines', { id });
}

/** Quotes that are written, refused, offered to a guest and ordered. Returns the integer id of the last. */
async function fillForeignQuotes(world: World): Promise<number> {
  const { db, shop, matrixActors } = world;
  const { sales } = matrixActors.people;
  const { foreignBuyer } = shop;
  const priceQuoteId = await refuseApproval(world, await reviewedQuote(foreignBuyer, shop));
  const { quoteId: offered } = await guestLink(foreignBuyer, shop);
  const offeredId = localId('PriceQuote', offered) ?? 0;
  const { id: orderGroupId } = await db.orderGroup.findFirstOrThrow({
    where: { placedById: foreignBuyer.userId ?? 0 },
  });
  await db.$transaction([
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    db.$executeRaw`UPDATE "PriceQuote" SET "orderGroupId" = ${orderGroupId} WHERE id = ${offeredId}`,
    db.$executeRaw`UPDATE "PriceQuoteVersion" SET "internalNote" = 'Ask first' WHERE "priceQuoteId" IN (${priceQuoteId}, ${offeredId})`,
    db.$executeRaw`UPDATE "PriceQuoteLine" SET "priceReason" = 'A standing order', "priceAuthorId" = ${sales.userId}
      WHERE "versionId" IN (SELECT id FROM "PriceQuoteVersion" WHERE "priceQuoteId" IN (${priceQuoteId}, ${offeredId}))`,
  ]);
  return offeredId;
}

import { memo, soldConsignment } from '../../../server/test/money/consignments.ts';
import { appliedCredit, newCredit } from '../../../server/test/money/credits.ts';
import { newInvoice } from '../../../server/test/money/invoices.ts';
import { newCustomOrder } from '../../../server/test/orders/custom-orders.ts';
import { savedEstimate } from '../../../server/test/orders/estimate-steps.ts';
import type { World } from '../world.ts';
import { fillForeignQuotes } from './fill-foreign-quotes.ts';

/** Rows of the other customer with the values that those of Luna have, so that its user is shown or refused each. */
export async function fillForeign(world: World): Promise<void> {
  const { db, shop, matrixActors } = world;
  const { foreign, sales } = matrixActors.people;
  await fillForeignMoney(world);
  const priceQuoteId = await fillForeignQuotes(world);
  await savedEstimate(foreign, shop);
  const customOrderId = await newCustomOrder(shop, shop.foreignBuyer);
  await db.customOrder.update({ where: { id: customOrderId }, data: { priceQuoteId } });
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

/** An invoice for a shipment and one for memo goods, and credits. */
async function fillForeignMoney({ shop }: World): Promise<void> {
  const { foreignBuyer, orion: customerId } = shop;
  await appliedCredit(shop, foreignBuyer);
  const { globalId: invoiceId } = await newInvoice(shop, foreignBuyer);
  await newCredit(shop, customerId, { invoiceId, amount: '1.00' });
  const contactId = foreignBuyer.userId ?? 0;
  const { globalId: id } = await soldConsignment(shop, { customerId, contactId });
  await memo(shop.admin, 'invoiceConsignmentLines', { id });
}

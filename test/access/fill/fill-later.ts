import { SALES_ORDER_STATUSES } from '../../../server/domains/sales-orders/rules/status-codes.ts';
import { sentConsignment } from '../../../server/test/money/consignments.ts';
import { appliedCredit } from '../../../server/test/money/credits.ts';
import { newInvoice, newPayment } from '../../../server/test/money/invoices.ts';
import { reviewedQuote } from '../../../server/test/orders/quote-steps.ts';
import { newDeposit, newSalesOrder, newShipment } from '../../../server/test/orders/sales-orders.ts';
import type { World } from '../world.ts';
import { fillForeign } from './fill-foreign.ts';
import { fillForeignOrders } from './fill-foreign-orders.ts';

/**
 * Rows in late or rare states: closed, voided, refunded and on hold, by staff acting for the holder. They are separate
 * from the rows of the world, so that those stay open, and newer, so that lists show them first.
 */
export async function fillLater(world: World): Promise<void> {
  // First, because lists show the newest rows.
  await fillForeign(world);
  const { db, shop, matrixActors } = world;
  // Orders take the whole cart, so the holder's cart is not used.
  const { buyer, colleague } = shop;
  const userId = buyer.userId ?? 0;
  const sales = matrixActors.people.sales.userId ?? 0;
  const { id: salesOrderId } = await newSalesOrder(shop, colleague);
  const { id: depositId, salesOrderId: stoppedId } = await newDeposit(shop, colleague);
  const { id: shipmentId } = await newShipment(shop, colleague);
  const { globalId: invoiceId, number: invoiceNumber } = await newInvoice(shop, colleague);
  await newPayment(shop, shop.luna);
  await appliedCredit(shop, colleague, invoiceId);
  await sentConsignment(shop, { contactId: userId });
  await reviewedQuote(colleague, shop);
  const order = await db.salesOrder.findUniqueOrThrow({ where: { id: salesOrderId } });
  const job = await db.jobOrder.findFirstOrThrow({ where: { orderGroupId: order.orderGroupId } });
  await db.shippingMethod.create({
    data: {
      code: 'BY_ROAD',
      nameEn: 'By road',
      nameFr: 'Par la route',
      transitDays: 9,
      base: '9.00',
      dimensionalDivisor: '5000',
      maxWeight: '99999',
      maxLength: 999,
    },
  });
  // Bypasses the triggers that freeze issued and sent rows.
  await db.$transaction([
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    db.$executeRaw`UPDATE "OrderGroup" SET "poNumber" = 'PO', "customerWoNumber" = 'WO', notes = 'N',
      "creditReleasedAt" = now(), "creditReleasedById" = ${sales}, "creditReleaseReason" = 'Paid tomorrow' WHERE id = ${order.orderGroupId}`,
    db.$executeRaw`UPDATE "SalesOrder" SET "actingById" = ${sales}, "depositPercent" = 30, "payUntil" = now(), "paidAt" = now(),
      "depositReversedAt" = now(), "closeReason" = 'Sold out' WHERE id = ${salesOrderId}`,
    db.$executeRaw`UPDATE "SalesOrder" SET "statusId" = ${SALES_ORDER_STATUSES.NEW.id}, "confirmedAt" = NULL, "termsCode" = 'ON_HOLD'
      WHERE id = ${stoppedId}`,
    db.$executeRaw`UPDATE "SalesOrderLine" SET "priceReason" = 'A standing order', "pricedById" = ${sales}, "pricedAt" = now()
      WHERE "salesOrderId" = ${salesOrderId}`,
    db.$executeRaw`UPDATE "SalesOrderEvent" SET "actingById" = ${sales}, reason = 'Sold out'`,
    db.$executeRaw`UPDATE "JobOrder" SET "reworkReason" = 'Scratched' WHERE id = ${job.id}`,
    db.$executeRaw`UPDATE "Deposit" SET "voidedAt" = now(), "voidedById" = ${sales}, "voidReason" = 'Twice' WHERE id = ${depositId}`,
    db.$executeRaw`UPDATE "Shipment" SET "actingById" = ${sales}, "voidedAt" = now(), "voidedById" = ${sales},
      "voidReason" = 'Lost' WHERE id = ${shipmentId}`,
    db.$executeRaw`UPDATE "Invoice" SET "poNumber" = 'PO', "closeReason" = 'Let go', "closedAt" = now(), "closedById" = ${sales}
      WHERE number = ${invoiceNumber}`,
    db.$executeRaw`UPDATE "BooksClose" SET "closedActingById" = ${sales}, "reopenedAt" = now(), "reopenedById" = ${sales},
      "reopenedActingById" = ${sales}, "reopenReason" = 'A late invoice'`,
    db.$executeRaw`UPDATE "LedgerEntry" SET "actingById" = ${sales}`,
    db.$executeRaw`UPDATE "ConsignmentEvent" SET "actingById" = ${sales}`,
    db.$executeRaw`UPDATE "ReconciliationRun" SET "userId" = ${sales}, "lastError" = 'No answer'`,
    db.$executeRaw`UPDATE "Cart" SET "contactId" = ${userId}, "discountKind" = 'PERCENT', "discountValue" = 1,
      "discountReason" = 'A good customer' WHERE "userId" = ${userId}`,
    db.$executeRaw`UPDATE "PriceQuoteLine" SET "alternativeGroup" = 'A', "pricingMode" = 'MARKET_AT_SHIP'`,
    db.$executeRaw`UPDATE "PriceQuoteVersion" SET "depositPercent" = 30, terms = 'T' WHERE terms IS NULL`,
    db.$executeRaw`UPDATE "PriceQuoteVersion" SET "pricingMode" = 'MARKET_AT_SHIP'`,
    db.$executeRaw`UPDATE "AttributeOption" SET "stoneShape" = 'OVAL', "stoneGem" = 'RUBY', "centreCarat" = 1
      WHERE id = (SELECT max(id) FROM "AttributeOption")`,
  ]);
  await fillForeignOrders(world);
}

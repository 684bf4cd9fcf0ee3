import { localId } from '../../../server/lib/global-id.ts';
import { guestLink } from '../../../server/test/orders/guest-steps.ts';
import { moveQuote, quoteStep, reviewedQuote } from '../../../server/test/orders/quote-steps.ts';
import type { World } from '../world.ts';
import { refuseApproval } from './fill-quotes.ts';

/**
 * Quotes of the other customer that are written, refused, offered to a guest at two prices and ordered. Returns the
 * integer id of the last.
 */
export async function fillForeignQuotes(world: World): Promise<number> {
  const { db, shop, matrixActors } = world;
  const { sales } = matrixActors.people;
  const { foreignBuyer } = shop;
  const priceQuoteId = await refuseApproval(world, await reviewedQuote(foreignBuyer, shop));
  const { quoteId: offered } = await guestLink(foreignBuyer, shop);
  await quoteStep(foreignBuyer, 'counterPriceQuote', {
    id: offered,
    targets: [{ lineKey: 1, unitPrice: '490' }],
  });
  await moveQuote(sales, offered, 'REVISE');
  // Above its cost, else the offer needs an approval.
  const lines = [{ lineKey: 1, unitPrice: '9999', reason: 'A standing order' }];
  await quoteStep(sales, 'pricePriceQuoteLines', { id: offered, lines });
  await moveQuote(sales, offered, 'SEND');
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

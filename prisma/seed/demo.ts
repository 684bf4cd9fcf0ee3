import type { Database } from '../../server/database/client.ts';
import { refreshListPrices } from '../../server/domains/pricing/list-prices/refresh-list-prices.ts';
import type { FileStore } from '../../server/storage/file-store.ts';
import { consignmentEvents, markAsNotified, seedMemoTerms } from './demo/consignments/consignment-events.ts';
import { creditEvents } from './demo/credits/credit-events.ts';
import { takeInOrder } from './demo/past-events.ts';
import { offerCuts, offerLettering } from './demo/photos/further-choices.ts';
import { seedPhotos } from './demo/photos/seed-photos.ts';
import { salesOrderEvents } from './demo/sales-orders/sales-order-events.ts';
import { seedBench } from './demo/seed-bench.ts';
import { seedBooks } from './demo/seed-books.ts';
import { seedCards } from './demo/seed-cards.ts';
import { seedCarts } from './demo/seed-carts.ts';
import { seedCatalogue } from './demo/seed-catalogue.ts';
import { seedCustomOrders } from './demo/seed-custom-orders.ts';
import { seedCustomers } from './demo/seed-customers.ts';
import { seedEstimates } from './demo/seed-estimates.ts';
import { seedItemTypeOwners } from './demo/seed-item-type-owners.ts';
import { seedNotes } from './demo/seed-notes.ts';
import { seedOrders } from './demo/seed-orders.ts';
import { seedPlannedRates } from './demo/seed-planned-rates.ts';
import { seedPromotions } from './demo/seed-promotions.ts';
import { seedProofs } from './demo/seed-proofs.ts';
import { seedQuotes } from './demo/seed-quotes.ts';
import { seedReconciliation } from './demo/seed-reconciliation.ts';
import { seedTaxNumbers } from './demo/seed-tax-numbers.ts';
import { seedUsers } from './demo/seed-users.ts';
import { seedWishLists } from './demo/seed-wish-lists.ts';
import { watchOrders } from './demo/watch-orders.ts';
import { SeedRefusedError } from './seed-refused.ts';

/**
 * The demo installation, in addition to the reference data. It is deterministic, with dates relative to the day of
 * seeding. Without a store, the pictures of notes and proofs have rows but no files. Throws SeedRefusedError if there
 * are already customers.
 */
export async function seedDemo(
  db: Database,
  files: FileStore | null = null,
  now = new Date(),
): Promise<void> {
  if ((await db.customer.count()) > 0) {
    throw new SeedRefusedError('The database already has customers. Demo data needs an empty database.');
  }
  watchOrders();
  await seedTaxNumbers(db);
  await seedCatalogue(db, now);
  await offerCuts(db);
  const customerIds = await seedCustomers(db, now);
  const viewers = await seedUsers(db, customerIds, now);
  await refreshListPrices(db, now);
  await seedOrders(db, { viewers, customerIds }, { files, now });
  await seedProofs(db);
  await seedNotes(db, viewers, now);
  await seedCarts(db, viewers, now);
  await seedQuotes(db, { viewers, customerIds }, now);
  await seedMemoTerms(db);
  await takeInOrder([
    ...(await salesOrderEvents(db, { viewers, customerIds }, now)),
    ...(await creditEvents(db, viewers, now)),
    ...consignmentEvents(db, viewers, now),
  ]);
  await markAsNotified(db, now);
  await seedBooks(db, viewers, now);
  await seedReconciliation(db, viewers, now);
  await seedBench(db, viewers, now);
  await offerLettering(db);
  await seedPhotos(db, viewers, { files, now });
  await refreshListPrices(db, now);
  await seedPlannedRates(db, now);
  await seedPromotions(db, now);
  await seedCustomOrders(db, { viewers, files, now });
  await seedEstimates(db, { viewers, files, now });
  await seedWishLists(db, viewers, now);
  await seedCards(db, viewers, now);
  await seedItemTypeOwners(db, { viewers, customerIds });
}

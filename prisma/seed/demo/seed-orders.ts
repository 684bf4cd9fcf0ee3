import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import type { CreatedOrder } from '../../../server/domains/orders/placing/order-draft.ts';
import { gemsOf } from '../../../server/domains/pricing/calculation/read-and-price.ts';
import { loadPriceSources } from '../../../server/domains/pricing/sources/load-price-sources.ts';
import type { FileStore } from '../../../server/storage/file-store.ts';
import { importOrders } from '../orders/import-orders.ts';
import { loadCustomerAccounts } from './orders/customer-account.ts';
import type { DemoContext } from './orders/demo-context.ts';
import { draftOf } from './orders/order-draft.ts';
import { planOrders } from './orders/plan-orders.ts';
import type { PlannedOrder } from './orders/planned-order.ts';
import { quotaOf } from './orders/quotas.ts';
import { remakeRejected } from './orders/remake-rejected.ts';
import { loadShop, type Shop } from './orders/shop.ts';
import { personOf } from './people/person-of.ts';
import { openPictureBook } from './pictures/picture-book.ts';
import { randomOf } from './random.ts';

/** Number of orders per import. */
const BATCH = 60;
/** Number of orders that are priced concurrently. */
const AT_ONCE = 6;

/** The users and customers of the orders. */
export type People = {
  viewers: ReadonlyMap<string, Viewer>;
  customerIds: ReadonlyMap<string, number>;
};

/** Two years of orders of all customers with their histories. Pictures are added to the store, if there is one. */
export async function seedOrders(
  db: Database,
  { viewers, customerIds }: People,
  { files, now }: { files: FileStore | null; now: Date },
): Promise<void> {
  const context = await openDemoContext(db, viewers, now);
  const accounts = await loadCustomerAccounts(db, viewers, customerIds);
  const orders = accounts
    .flatMap((account, place) => planOrders(context, account, quotaOf(account.customer.accountNumber, place)))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await context.book.finish(files);
  const created = new Map<PlannedOrder, CreatedOrder>();
  for (const batch of batchesOf(orders)) {
    const made = await importOrders(db, await draftsOf(db, context.shop, batch, created));
    batch.forEach((order, index) => {
      const result = made[index];
      if (result) created.set(order, result);
    });
  }
  await remakeRejected(db, context, created);
}

async function openDemoContext(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<DemoContext> {
  const shop = await loadShop(db, now);
  const person = personOf(viewers);
  return {
    now,
    shop,
    book: await openPictureBook(db),
    sales: person('sales@aurifex.test'),
    workshop: person('production@aurifex.test'),
    sources: await loadPriceSources(db, { customerId: null, gems: gemsOf([...shop.pieces.values()]), now }),
    cuts: randomOf('cuts'),
  };
}

/** Batches in which no order repeats another order of the same batch. */
function batchesOf(orders: readonly PlannedOrder[]): PlannedOrder[][] {
  const batches: PlannedOrder[][] = [[]];
  for (const order of orders) {
    const open = batches.at(-1) ?? [];
    const repeatsOwn = order.repeats !== null && open.some((each) => isSameOrder(each, order.repeats));
    if (open.length >= BATCH || repeatsOwn) batches.push([order]);
    else open.push(order);
  }
  return batches;
}

/** Plans are copied while they are completed, so they are compared by their first job. */
function isSameOrder(one: PlannedOrder, other: PlannedOrder | null): boolean {
  return one.jobs[0] === other?.jobs[0];
}

async function draftsOf(
  db: Database,
  shop: Shop,
  batch: readonly PlannedOrder[],
  created: ReadonlyMap<PlannedOrder, CreatedOrder>,
) {
  const drafts = [];
  for (let from = 0; from < batch.length; from += AT_ONCE) {
    const some = batch.slice(from, from + AT_ONCE).map(async (order, index) => ({
      draft: await draftOf(db, shop, order, {
        key: `demo:${created.size + from + index}`,
        repeatedJobId: repeatedJobId(order, created),
      }),
      pasts: order.jobs.map(({ past }) => past),
    }));
    drafts.push(...(await Promise.all(some)));
  }
  return drafts;
}

function repeatedJobId(
  { repeats }: PlannedOrder,
  created: ReadonlyMap<PlannedOrder, CreatedOrder>,
): number | null {
  if (!repeats) return null;
  const [, source] = [...created].find(([order]) => isSameOrder(order, repeats)) ?? [];
  const job = source?.jobs[0];
  if (!job) throw new Error('A repeated order is earlier than its original.');
  return job.id;
}

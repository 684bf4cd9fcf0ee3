import { saveSetting } from '../../../server/domains/settings/save-setting.ts';
import type { World } from '../world.ts';
import { fillCart, fillWishList } from './fill-carts.ts';
import { fillCustomOrders } from './fill-custom-orders.ts';
import { fillEstimates } from './fill-estimates.ts';
import { fillJobs, PLACE } from './fill-jobs.ts';
import { fillConfigurations, fillPieces } from './fill-pieces.ts';
import { fillPromotions } from './fill-promotions.ts';
import { fillQuotes } from './fill-quotes.ts';
import { fillSalesOrder } from './fill-sales-orders.ts';

/** Fills everything that the shop's own flows leave empty in rows of Luna's holder, so that every field has a value. */
export async function fillRows(world: World): Promise<void> {
  const { db, shop, samples, luna, matrixActors } = world;
  const { buyer } = shop;
  const userId = buyer.userId ?? 0;
  const sales = matrixActors.people.sales.userId ?? 0;
  const { databaseId: id } = luna.job;
  const now = new Date();
  const others = await db.jobOrder.findMany({
    where: { placedById: userId, id: { not: id } },
    take: 1,
    select: { id: true },
  });
  const otherId = others[0]?.id ?? id;
  await fillJobs(world, otherId);
  await fillEstimates(world);
  const { itemTypeId } = samples.configuration;
  await db.itemTypeCustomer.create({ data: { itemTypeId, customerId: shop.luna } });
  await db.itemTypeUser.create({ data: { itemTypeId, userId } });
  // A dated rate with the priority's own values, and a configured feed.
  const rush = await db.priority.findUniqueOrThrow({ where: { code: 'RUSH' } });
  const { id: priorityId, factor, leadFactor } = rush;
  await db.priorityRate.create({
    data: { priorityId, factor, leadFactor, validFrom: new Date('2020-01-01T00:00:00Z') },
  });
  await saveSetting(db, 'MARKET_FEED', { url: 'https://market.example.com/prices.csv' });
  await fillCart(world);
  await fillPromotions(db, { userId, orderGroupId: luna.group.id });
  await fillWishList(world);
  await db.user.updateMany({
    data: { phone: '+1 212 555 0100', pictureFileId: luna.file, startupModuleId: 17 },
  });
  await db.address.updateMany({ data: PLACE });
  await db.productCategory.updateMany({ data: { descriptionEn: 'For ever' } });
  await fillSalesOrder(world);
  await db.documentMail.create({
    data: {
      kind: 'INVOICE',
      number: luna.invoice.number,
      customerId: shop.luna,
      email: 'buyer@example.test',
      name: 'Noor Buyer',
      language: 'en',
      sentById: sales,
      sentAt: now,
    },
  });
  const shipped = { ...Object(luna.group.shippingAddress), ...PLACE };
  await fillQuotes(world, { jobId: otherId, address: { ...shipped } });
  await fillPieces(world);
  await fillConfigurations(world);
  await fillGrid(userId, samples);
  await db.customer.updateMany({ data: { phone: '+1 212 555 0102' } });
  await fillCustomOrders(world);
}

/** The holder's settings of the job list, and its shared views, of the holder and of staff. */
async function fillGrid(userId: number, { db, buyer, sales, listView }: World['samples']): Promise<void> {
  const value = { columns: [{ key: 'number', width: 140 }], sort: 'number:asc', pageSize: 20 };
  await db.gridSetting.create({ data: { userId, code: 'JOB_ORDERS', value } });
  await listView(buyer, { isShared: true });
  await listView(sales, { isShared: true });
}

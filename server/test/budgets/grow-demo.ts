import type { Database } from '../../database/client.ts';
import { copyRows } from './copy-rows.ts';

/** Whose rows grow: the demo's buyer with the customer, a job, its order, a piece, a set and a category. */
export type Grown = { userId: number; customerId: number; jobId: number; groupId: number; jobIds: number[] };

/** Brings every list that an operation shows to so many rows. Only ever grows. */
export async function growDemo(db: Database, until: number): Promise<Grown> {
  const ofLuna = { customer: { accountNumber: 'LUNA-001' } };
  const user = await db.user.findUniqueOrThrow({ where: { userNameKey: 'buyer@luna.test' } });
  const job = await db.jobOrder.findFirstOrThrow({
    where: { ...ofLuna, services: { some: {} }, notes: { some: {} } },
    orderBy: { id: 'asc' },
  });
  const [customerId, groupId] = [job.customerId, job.orderGroupId];
  const cart = await db.cart.findFirstOrThrow({ where: { userId: user.id, customerId, sessionId: '' } });
  await copyRows(db, { table: 'CartItem', where: `"cartId" = ${cart.id}`, until });
  await copyRows(db, {
    table: 'Address',
    where: `"customerId" = ${customerId} AND "archivedAt" IS NULL`,
    until,
  });
  await growJob(db, job.id, until);
  await growGroup(db, groupId, until);
  await growCatalogue(db, until);
  await db.$executeRawUnsafe(
    `INSERT INTO "UserCustomer" ("userId", "customerId") SELECT ${user.id}, id FROM "Customer"
     WHERE "blockedAt" IS NULL ORDER BY id LIMIT ${until} ON CONFLICT DO NOTHING`,
  );
  const others = await db.jobOrder.findMany({
    where: { customerId, id: { not: job.id } },
    orderBy: { id: 'asc' },
    take: until - 1,
    select: { id: true },
  });
  const jobIds = [job.id, ...others.map(({ id }) => id)];
  return { userId: user.id, customerId, jobId: job.id, groupId, jobIds };
}

async function growJob(db: Database, jobId: number, until: number): Promise<void> {
  const where = `"jobOrderId" = ${jobId}`;
  await copyRows(db, { table: 'JobItem', where, until });
  await copyRows(db, { table: 'JobService', where, until, but: { revision: 'source.revision + n' } });
  await copyRows(db, { table: 'JobNote', where, until });
  await copyRows(db, { table: 'JobImage', where, until });
  await copyRows(db, { table: 'JobStatusEvent', where, until });
}

/** Jobs of an order, each with an item and a specification of its own. */
async function growGroup(db: Database, groupId: number, until: number): Promise<void> {
  const where = `"orderGroupId" = ${groupId}`;
  await copyRows(db, {
    table: 'JobOrder',
    where,
    until,
    but: { number: `source.number || '-copy-' || n`, remadeFromId: 'NULL' },
  });
  for (const table of ['JobItem', 'JobSpecification', 'JobImage']) {
    const columns = await db.$queryRaw<{ name: string }[]>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table} AND column_name NOT IN ('id', 'jobOrderId')`;
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    await db.$executeRawUnsafe(
      `INSERT INTO "${table}" ("jobOrderId", ${names}) SELECT job.id, ${names
        .split(', ')
        .map((name) => `part.${name}`)
        .join(', ')}
       FROM "JobOrder" job, LATERAL (SELECT * FROM "${table}" LIMIT 1) part
       WHERE job."orderGroupId" = ${groupId} AND NOT EXISTS (SELECT 1 FROM "${table}" own WHERE own."jobOrderId" = job.id)`,
    );
  }
}

async function growCatalogue(db: Database, until: number): Promise<void> {
  const piece = await db.itemType.findFirstOrThrow({
    where: { shownInCatalog: true, variants: { some: {} }, minSize: { not: null } },
    orderBy: { id: 'asc' },
  });
  const set = await db.itemType.findFirstOrThrow({
    where: { shownInCatalog: true, subItems: { some: {} } },
    orderBy: { id: 'asc' },
  });
  const branch = await db.productCategory.findFirstOrThrow({
    where: { shown: true, children: { some: {} } },
    orderBy: { id: 'asc' },
  });
  const code = `source.code || '-copy-' || n`;
  await copyRows(db, { table: 'ItemVariant', where: `"itemTypeId" = ${piece.id}`, until, but: { code } });
  await copyRows(db, { table: 'ProductCategory', where: `"parentId" = ${branch.id}`, until, but: { code } });
  await copyRows(db, { table: 'ProductCategory', where: `"parentId" IS NULL`, until, but: { code } });
  await db.$executeRawUnsafe(
    `INSERT INTO "ItemTypeSubItem" ("parentId", "childId") SELECT ${set.id}, id FROM "ItemType"
     WHERE id <> ${set.id} ORDER BY id LIMIT ${until} ON CONFLICT DO NOTHING`,
  );
  await db.$executeRawUnsafe(
    `INSERT INTO "CategoryItem" ("categoryId", "itemTypeId") SELECT ${branch.id}, id FROM "ItemType"
     ORDER BY id LIMIT ${until} ON CONFLICT DO NOTHING`,
  );
}

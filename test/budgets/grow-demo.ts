import type { Database } from '../../server/database/client.ts';
import { demoRows } from '../equal-answers/query-variables.examples.ts';
import { copiedColumns, copyRows } from './copy-rows.ts';

/** The rows of the demo data that have lists. */
type Rows = Awaited<ReturnType<typeof demoRows>>;

/**
 * Fills every list that operations show the demo's buyer up to a number of rows.
 * @returns the ids of as many jobs
 */
export async function growDemo(db: Database, until: number): Promise<number[]> {
  const rows = await demoRows(db);
  const { job } = rows;
  const { customerId } = job;
  const user = await db.user.findUniqueOrThrow({ where: { userNameKey: 'buyer@luna.test' } });
  const cart = await db.cart.findFirstOrThrow({ where: { userId: user.id, customerId, sessionId: '' } });
  await copyRows(db, { table: 'CartItem', where: `"cartId" = ${cart.id}`, until });
  await copyRows(db, {
    table: 'Address',
    where: `"customerId" = ${customerId} AND "archivedAt" IS NULL`,
    until,
  });
  await growJob(db, job.id, until);
  await growGroup(db, job.orderGroupId, until);
  await growStockLines(db, rows.stock, until);
  await growCatalogue(db, rows, until);
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
  return [job.id, ...others.map(({ id }) => id)];
}

async function growJob(db: Database, jobId: number, until: number): Promise<void> {
  const where = `"jobOrderId" = ${jobId}`;
  await copyRows(db, { table: 'JobItem', where, until });
  await copyRows(db, { table: 'JobService', where, until, but: { revision: 'source.revision + n' } });
  await copyRows(db, { table: 'Note', where, until });
  await copyRows(db, { table: 'JobImage', where, until });
  await copyRows(db, { table: 'JobStatusEvent', where, until });
}

/** Jobs of an order, each with its own item and specification. */
async function growGroup(db: Database, groupId: number, until: number): Promise<void> {
  const where = `"orderGroupId" = ${groupId}`;
  await copyRows(db, {
    table: 'JobOrder',
    where,
    until,
    but: { number: `source.number || '-copy-' || n`, remadeFromId: 'NULL' },
  });
  for (const table of ['JobItem', 'JobSpecification', 'JobImage'] as const) {
    const columns = (await copiedColumns(db, table)).filter((name) => name !== 'jobOrderId');
    const names = columns.map((name) => `"${name}"`).join(', ');
    const values = columns.map((name) => `part."${name}"`).join(', ');
    await db.$executeRawUnsafe(
      `INSERT INTO "${table}" ("jobOrderId", ${names}) SELECT job.id, ${values}
       FROM "JobOrder" job, LATERAL (SELECT * FROM "${table}" LIMIT 1) part
       WHERE job."orderGroupId" = ${groupId} AND NOT EXISTS (SELECT 1 FROM "${table}" own WHERE own."jobOrderId" = job.id)`,
    );
  }
}

/** Lines from stock of a sales order, each with the item and specification of its own job. */
async function growStockLines(
  db: Database,
  { orderGroupId, orderGroup }: Rows['stock'],
  until: number,
): Promise<void> {
  await growGroup(db, orderGroupId, until);
  await db.$executeRawUnsafe(
    `INSERT INTO "SalesOrderLine" ("salesOrderId", rank, "jobOrderId")
     SELECT ${orderGroup.salesOrder?.id ?? 0}, 1000 + job.id, job.id FROM "JobOrder" job
     WHERE job."orderGroupId" = ${orderGroupId}
       AND NOT EXISTS (SELECT 1 FROM "SalesOrderLine" own WHERE own."jobOrderId" = job.id)`,
  );
}

async function growCatalogue(db: Database, { ring, set, branch }: Rows, until: number): Promise<void> {
  const code = `source.code || '-copy-' || n`;
  await copyRows(db, { table: 'ItemVariant', where: `"itemTypeId" = ${ring.id}`, until, but: { code } });
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

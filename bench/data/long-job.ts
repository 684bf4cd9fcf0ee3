import type { Database } from '../../server/database/client.ts';

/** Number of main pieces of the long job. Each has a fixed number of parts. */
const PIECES = 20;
const PARTS = 9;

/** Minimum number of records in its response: every piece and part with its alloy. */
export const LONG_JOB_RECORDS = PIECES * (PARTS + 1) * 2;

/**
 * Creates the job of the detail workload. It is not on the first page of the list, whose jobs have three pieces each.
 */
export async function createLongJob(db: Database, customerId: number): Promise<void> {
  const job = await db.jobOrder.findFirstOrThrow({
    where: { customerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: 100,
    select: { id: true },
  });
  const columns =
    '"jobOrderId", "itemTypeId", "alloyId", code, "nameEn", "nameFr", quantity, weight, attributes';
  await db.$executeRawUnsafe(
    `INSERT INTO "JobItem" (${columns}, rank)
     SELECT ${columns}, place FROM "JobItem", generate_series(3, $2::int - 1) place
     WHERE "jobOrderId" = $1::int AND rank = 0`,
    job.id,
    PIECES,
  );
  await db.$executeRawUnsafe(
    `INSERT INTO "JobItem" (${columns}, rank, "parentId")
     SELECT ${columns}, place, id FROM "JobItem", generate_series(0, $2::int - 1) place
     WHERE "jobOrderId" = $1::int AND "parentId" IS NULL`,
    job.id,
    PARTS,
  );
  await db.jobOrder.update({ where: { id: job.id }, data: { reference: LONG_JOB } });
}

/** Reference of the long job. */
export const LONG_JOB = 'BENCH-LONG-JOB';

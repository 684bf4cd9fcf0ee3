import type { Database } from '../../server/database/client.ts';
import type { Prisma } from '../../server/database/generated/client.ts';
import { seedDemo } from './demo.ts';
import { copyItemTypes } from './large/copy-item-types.ts';

/**
 * Amounts of generated data. Every order has two jobs, and every job three pieces. The catalogue grows to `itemTypes`
 * by copies. `wholesaleShare` is the share of orders of the first customer; the others have equal shares of the rest.
 */
export type LargeSize = { customers: number; orders: number; itemTypes: number; wholesaleShare: number };

/** 100,000 jobs and 300,000 pieces, the size for evaluating query plans of lists. */
export const LARGE: LargeSize = { customers: 5_000, orders: 50_000, itemTypes: 2_000, wholesaleShare: 0 };

/** Maximum duration of all statements below. */
const TIMEOUT = { timeout: 1_800_000, maxWait: 10_000 };

/**
 * Adds generated rows to a catalogue: customers with a portal user each (without a valid password), and orders over
 * three years in every status, evenly distributed. It is for benchmarks and query plans: the rows are created by SQL,
 * look the same, and are stored in the order of their dates as in a real installation. A database without a catalogue
 * gets the demo data first.
 */
export async function seedLarge(db: Database, size: LargeSize = LARGE): Promise<void> {
  const { customers, orders, itemTypes, wholesaleShare } = size;
  if ((await db.itemType.count()) === 0) await seedDemo(db);
  await db.$transaction(async (tx) => {
    const buyerRole = await tx.role.findUnique({ where: { code: 'PORTAL_BUYER' } });
    const customerType = await tx.customerType.findFirst({ orderBy: { id: 'asc' } });
    if (!buyerRole || !customerType) throw new Error('There is no buyer role or no customer type.');
    await copyItemTypes(tx, itemTypes);
    await tx.$executeRaw`
      CREATE TEMPORARY TABLE bulk_piece ON COMMIT DROP AS
      SELECT type.id AS "itemTypeId", offered."alloyId", type.code, type."nameEn", type."nameFr", type."refWeight" AS weight,
        (row_number() OVER (ORDER BY type.id) - 1)::int AS place
      FROM "ItemType" type JOIN "ItemTypeAlloy" offered ON offered."itemTypeId" = type.id AND offered."isDefault"`;
    const [{ pieces } = { pieces: 0 }] = await tx.$queryRaw<{ pieces: number }[]>`
      SELECT count(*)::int AS pieces FROM bulk_piece`;
    if (pieces === 0) throw new Error('There are no pieces to order.');
    await tx.$executeRaw`
      CREATE TEMPORARY TABLE bulk ON COMMIT DROP AS
      SELECT nextval(pg_get_serial_sequence('"Customer"', 'id'))::int AS "customerId",
        nextval(pg_get_serial_sequence('"User"', 'id'))::int AS "userId", n
      FROM generate_series(1, ${customers}::int) n`;
    await tx.$executeRaw`
      INSERT INTO "Customer" (id, name, "accountNumber", "customerTypeId", "updatedAt")
      SELECT "customerId", 'Bulk jeweller ' || n, 'BULK-' || lpad("customerId"::text, 6, '0'), ${customerType.id}, now() FROM bulk`;
    await tx.$executeRaw`
      INSERT INTO "User" (id, "userName", "userNameKey", email, "firstName", "lastName", "passwordHash", "updatedAt")
      SELECT "userId", name, name, name, 'Bulk', 'Buyer ' || n, '!', now()
      FROM (SELECT *, 'buyer-' || "userId" || '@bulk.test' AS name FROM bulk) named`;
    await tx.$executeRaw`INSERT INTO "UserCustomer" SELECT "userId", "customerId", true FROM bulk`;
    await tx.$executeRaw`INSERT INTO "UserRole" SELECT "userId", ${buyerRole.id} FROM bulk`;
    await tx.$executeRaw`
      CREATE TEMPORARY TABLE bulk_order ON COMMIT DROP AS
      SELECT nextval(pg_get_serial_sequence('"OrderGroup"', 'id'))::int AS id,
        10000 + nextval(pg_get_serial_sequence('"OrderGroup"', 'number'))::int AS number, series.n,
        date_trunc('second', now() - interval '3 years' * (1 - series.n::float8 / ${orders}::int))::timestamp AS at,
        bulk."customerId", bulk."userId"
      FROM generate_series(1, ${orders}::int) series(n)
      JOIN bulk ON bulk.n = CASE WHEN (series.n::bigint * 31) % 997 < ${wholesaleShare}::float8 * 997 THEN 1
        ELSE 1 + (series.n::bigint * 7919) % ${customers}::int END`;
    await skipForeignKeys(tx);
    await tx.$executeRaw`
      INSERT INTO "OrderGroup" (id, number, code, "customerId", "placedById", "poNumber", "shippingAddress", "billingAddress",
        currency, "subTotal", "shippingPrice", "salesTaxPercent", "salesTaxValue", "grandTotal", "submissionKey", "createdAt")
      SELECT id, number, 'JO-' || number, "customerId", "userId", 'PO-' || n, address, address,
        'USD', 900, 14, 0, 0, 914, 'bulk:' || id, at
      FROM bulk_order, (SELECT ${JSON.stringify(ADDRESS)}::jsonb AS address) place`;
    await tx.$executeRaw`
      CREATE TEMPORARY TABLE bulk_job ON COMMIT DROP AS
      SELECT nextval(pg_get_serial_sequence('"JobOrder"', 'id'))::int AS id, line, bulk_order.id AS "orderGroupId",
        'JO-' || number || '-' || line AS number, number::bigint * 1000 + line AS "numberRank",
        "customerId", "userId", at, n, (n * 13 + line * 7) % ${pieces}::int AS place,
        (${STATUSES}::int[])[1 + (n * 31 + line * 17) % ${STATUSES.length}::int] AS "statusId"
      FROM bulk_order, generate_series(1, 2) line`;
    await tx.$executeRaw`
      INSERT INTO "JobOrder" (id, number, "numberRank", "orderGroupId", "customerId", "placedById", "contactId", "statusId",
        "statusSince", "itemTypeId", "alloyId", "priorityId", quantity, "titleEn", "titleFr", "pricingMode", currency,
        "unitPrice", "lineTotal", "estimatedWeight", "marketAsOf", "poNumber", reference, "endCustomer", "promisedOn",
        "createdAt", "updatedAt")
      SELECT id, number, "numberRank", "orderGroupId", "customerId", "userId", "userId", "statusId",
        at, "itemTypeId", "alloyId", (SELECT min(id) FROM "Priority"), 1, "nameEn", "nameFr", 'FIXED', 'USD',
        450, 450, weight, at, 'PO-' || n, 'REF-' || id, 'Client ' || n % 977,
        CASE WHEN n % 20 = 0 THEN NULL ELSE (at + interval '14 days')::date END, at, at
      FROM bulk_job JOIN bulk_piece USING (place) ORDER BY id`;
    await tx.$executeRaw`
      INSERT INTO "JobSpecification" ("jobOrderId", configuration, breakdown, summary, "marketFix")
      SELECT id, jsonb_build_object('itemTypeId', "itemTypeId", 'alloyId', "alloyId", 'size', NULL, 'priorityId', 1,
          'choices', '[]'::jsonb), ${JSON.stringify(PRICE)}::jsonb, ${JSON.stringify(PRICE)}::jsonb, '[]'
      FROM bulk_job JOIN bulk_piece USING (place) ORDER BY id`;
    await tx.$executeRaw`
      INSERT INTO "JobItem" ("jobOrderId", "itemTypeId", "alloyId", code, "nameEn", "nameFr", quantity, weight, rank)
      SELECT id, "itemTypeId", "alloyId", code, "nameEn", "nameFr", 1, weight, part
      FROM bulk_job CROSS JOIN generate_series(0, 2) part
      JOIN bulk_piece ON bulk_piece.place = (bulk_job.place + part) % ${pieces}::int ORDER BY id, part`;
    await tx.$executeRaw`
      INSERT INTO "JobSearchTerm" ("jobOrderId", term)
      SELECT id, term FROM bulk_job,
        unnest(ARRAY[lower(number), substr(number, 4), substr(number, 5), substr(number, 6), 'po-' || n, 'ref-' || id, 'client', (n % 977)::text]) term`;
    await tx.$executeRaw`
      INSERT INTO "JobStatusEvent" ("jobOrderId", "fromStatusId", "toStatusId", action, "userId", at)
      SELECT id, NULL, 1901, 'SUBMIT', "userId", at FROM bulk_job`;
  }, TIMEOUT);
  await db.$executeRaw`ANALYZE`;
}

/** Saves half of the time, because rows reference rows that were just read. Only some roles may set it. */
async function skipForeignKeys(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$queryRaw`
    SELECT set_config('session_replication_role', 'replica', true)
    WHERE has_parameter_privilege('session_replication_role', 'SET')`;
}

/** Out of a hundred jobs, most are completed and some are in every other status. */
const STATUSES = [
  [1901, 6],
  [1902, 1],
  [1903, 3],
  [1904, 1],
  [1905, 4],
  [1906, 7],
  [1907, 2],
  [1908, 1],
  [1909, 2],
  [1910, 5],
  [1911, 60],
  [1912, 7],
  [1913, 1],
].flatMap(([id, share]) => Array<number>(share ?? 0).fill(id ?? 0));

const PRICE = [{ kind: 'METAL', amount: '450.00' }];

const ADDRESS = {
  contactName: 'Bulk Buyer',
  company: null,
  line1: '1 Bulk Street',
  line2: null,
  city: 'New York',
  zip: '10001',
  state: 'New York',
  stateId: null,
  countryCode: 'US',
  countryEn: 'United States',
  countryFr: 'États-Unis',
  phone: null,
};

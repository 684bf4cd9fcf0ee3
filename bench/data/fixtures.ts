import { openDatabase } from '../../server/database/client.ts';
import { ACCOUNTS } from './accounts.ts';
import { LONG_JOB } from './long-job.ts';

/** Records that the workloads use, found in the filled database. */
export interface Fixtures {
  readonly customerId: number;
  readonly longJobId: number;
  /** The last job before the deep page. */
  readonly deep: { readonly row: number; readonly id: number; readonly createdAt: string };
  /** Attributes and options that at least a page of products has. */
  readonly attributes: readonly { readonly attributeId: number; readonly optionIds: readonly number[] }[];
  /** A configured ring that can be ordered, with its stones. */
  readonly configuration: { readonly itemTypeId: number; readonly size: string };
  readonly postgresVersion: string;
  /** Row counts of the main tables. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Finds all records in one database. */
export async function findFixtures(url: string, deepRow: number): Promise<Fixtures> {
  const { db, pool, close } = openDatabase(url, { maxConnections: 2 });
  async function one<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
    const [row] = (await pool.query<Row>(text, values)).rows;
    if (!row) throw new Error(`Nothing found: ${text}`);
    return row;
  }
  try {
    const long = await db.jobOrder.findFirstOrThrow({ where: { reference: LONG_JOB } });
    const deep = await one<{ id: number; createdAt: string }>(
      `SELECT id, to_char("createdAt", 'YYYY-MM-DD HH24:MI:SS.MS') AS "createdAt" FROM "JobOrder"
       ORDER BY "createdAt" DESC, id DESC LIMIT 1 OFFSET $1`,
      [deepRow - 1],
    );
    const ring = await one<{ itemTypeId: number; size: string }>(ORDERABLE_RING);
    const { attributes } = await one<{ attributes: Fixtures['attributes'] }>(COMMON_ATTRIBUTES);
    if (attributes.length < 3) throw new Error('No piece has three attributes to filter by.');
    return {
      customerId: long.customerId,
      longJobId: long.id,
      deep: { row: deepRow, ...deep },
      attributes,
      configuration: ring,
      postgresVersion: (await one<{ server_version: string }>('SHOW server_version')).server_version,
      counts: {
        'job orders': await db.jobOrder.count(),
        items: await db.jobItem.count(),
        'item types': await db.itemType.count(),
        customers: await db.customer.count(),
        'job orders of the customer whose list is read': await db.jobOrder.count({
          where: { customer: { users: { some: { user: { userName: ACCOUNTS.wholesaler.userName } } } } },
        }),
      },
    };
  } finally {
    await close();
  }
}

/** The ring with the most stones that has a price and no required choice without a default. */
const ORDERABLE_RING = `
  SELECT piece.id AS "itemTypeId", piece."refSize"::text AS size FROM "ItemType" piece
  WHERE "shownInCatalog" AND NOT "quoteRequired" AND "listPrice" IS NOT NULL AND "refSize" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "ItemTypeAttribute" offer JOIN "Attribute" a ON a.id = offer."attributeId"
      WHERE offer."itemTypeId" = piece.id AND offer.required AND offer."defaultOptionId" IS NULL AND a.kind <> 'SIZE')
  ORDER BY (SELECT count(*) FROM "ItemTypeStone" stone WHERE stone."itemTypeId" = piece.id) DESC, piece.id LIMIT 1`;

/** Three filterable attributes with two options each that the most pieces have in common. */
const COMMON_ATTRIBUTES = `
  WITH offered AS (
    SELECT offer."itemTypeId", offer."attributeId", offered."optionId",
      row_number() OVER (PARTITION BY offer.id ORDER BY offered."optionId") AS place
    FROM "ItemTypeAttribute" offer JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = offer.id
    JOIN "Attribute" a ON a.id = offer."attributeId" AND a."showInProductCatalog"
  ), choices AS (
    SELECT "itemTypeId", "attributeId", json_agg("optionId" ORDER BY "optionId") AS options
    FROM offered WHERE place <= 2 GROUP BY 1, 2
  ), pieces AS (
    SELECT "itemTypeId", (json_agg(json_build_object('attributeId', "attributeId", 'optionIds', options) ORDER BY "attributeId"))::text AS filter
    FROM (SELECT *, row_number() OVER (PARTITION BY "itemTypeId" ORDER BY "attributeId") AS place FROM choices) ranked
    WHERE place <= 3 GROUP BY 1 HAVING count(*) = 3
  )
  SELECT filter::json AS attributes FROM pieces GROUP BY filter ORDER BY count(*) DESC, filter LIMIT 1`;

import { Prisma } from '../../../server/database/generated/client.ts';

/** A column that has to be given, with the table that it refers to and whether no two rows may have the same value. */
type Column = {
  name: string;
  type: string;
  /** The first of the values that a check allows. */
  firstAllowed: string | null;
  isUnique: boolean;
  refersTo: string | null;
};

/**
 * Adds rows to a table until there are so many: numbered texts, instants a minute apart, references to the first row
 * that there is (of large tables to many; of statuses to each of the table’s own in turn), or each to another one where
 * no two rows share it, and the first value of those that a check allows. For measuring lists that nothing else fills;
 * columns that may be empty or have a default are left alone, but for instants, which lists are sorted by, and numbers
 * that no two rows share, whose default may be taken.
 */
export async function fillTable(
  db: Prisma.TransactionClient,
  table: Prisma.ModelName,
  rows: number,
): Promise<void> {
  const name = `"${table}"`;
  const [{ missing } = { missing: 0 }] = await db.$queryRawUnsafe<{ missing: number }[]>(
    `SELECT ${rows} - count(*)::int AS missing FROM ${name}`,
  );
  if (missing <= 0) return;
  const columns = await columnsToFill(db, name);
  const filled = columns.map((column) => filledWith(column, name));
  const names = columns.map((column) => `"${column.name}"`);
  // Where nothing can be referred to, there are no rows.
  const frees = columns.flatMap(({ name: column, isUnique, refersTo }) => {
    if (!refersTo) return [];
    return isUnique
      ? [`(SELECT count(*)::int FROM (${freeRows(refersTo, name, column)}) free)`]
      : [`(SELECT ${missing} * count(*)::int FROM (SELECT FROM ${refersTo} LIMIT 1) any_row)`];
  });
  const most = `LEAST(${[missing, ...frees].join(', ')})`;
  await db.$executeRawUnsafe(
    `INSERT INTO ${name} (${names.join(', ')}) SELECT ${filled.join(', ')} FROM generate_series(1, ${most}) n`,
  );
  await db.$executeRawUnsafe(`ANALYZE ${name}`);
}

/** How PostgreSQL writes `CHECK (column IN ('A', 'B'))`. */
const FIRST_OF_LIST = String.raw`ARRAY\['([^']+)'`;

async function columnsToFill(db: Prisma.TransactionClient, table: string): Promise<Column[]> {
  return db.$queryRaw<Column[]>(Prisma.sql`
    SELECT attname AS name, format_type(atttypid, NULL) AS type,
      (SELECT min(substring(pg_get_constraintdef(oid) FROM ${FIRST_OF_LIST})) FROM pg_constraint
       WHERE conrelid = attrelid AND contype = 'c' AND conkey = ARRAY[attnum]) AS "firstAllowed",
      EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND indkey::text = attnum::text) AS "isUnique",
      (SELECT confrelid::regclass::text FROM pg_constraint
       WHERE conrelid = attrelid AND contype = 'f' AND conkey = ARRAY[attnum]) AS "refersTo"
    FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attnotnull
      AND (NOT atthasdef OR typcategory = 'D' OR EXISTS (
        SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND NOT indisprimary AND indkey::text = attnum::text
      )) ORDER BY attnum`);
}

/** A table that is referred to by rows of its first so many, so that each of them has few; a smaller one by its first. */
const MANY = 1_000;

/** Values of whole numbers that are to be unlike any that are there. */
const FREE_NUMBERS = 1_000_000_000;

function filledWith({ name, type, firstAllowed, isUnique, refersTo }: Column, table: string): string {
  if (refersTo === STATUSES) {
    const own = `ARRAY(SELECT id FROM ${STATUSES} WHERE "entityType" = '${entityTypeOf(table)}' ORDER BY id)`;
    return `(${own})[1 + n % cardinality(${own})]`;
  }
  if (refersTo && !isUnique)
    return `CASE WHEN (SELECT count(*) FROM ${refersTo}) < ${MANY} THEN (SELECT min(id) FROM ${refersTo})
      ELSE (ARRAY(SELECT id FROM ${refersTo} ORDER BY id LIMIT ${MANY}))[1 + n % ${MANY}] END`;
  if (refersTo) {
    return `(ARRAY(${freeRows(refersTo, table, name)} ORDER BY id))[n]`;
  }
  if (firstAllowed !== null) return `'${firstAllowed}'`;
  const value = VALUES[type];
  if (value) return value;
  throw new Error(`No value is known for ${name}, ${type}.`);
}

/** Rows that no row of a table refers to yet. */
function freeRows(referred: string, table: string, column: string): string {
  return `SELECT id FROM ${referred} other WHERE NOT EXISTS (SELECT FROM ${table} WHERE "${column}" = other.id)`;
}

const STATUSES = '"EntityStatus"';

/** The entity type whose statuses the rows of a table have: `PRICE_QUOTE` of `"PriceQuote"`. */
function entityTypeOf(table: string): string {
  return table
    .replaceAll('"', '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toUpperCase();
}

const NUMBER = `${FREE_NUMBERS} + n`;

/** Values by type, over the number `n` of the row. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'bulk-' || n`,
  'character varying': `'bulk-' || n`,
  integer: NUMBER,
  bigint: NUMBER,
  smallint: '1',
  // Percentages have three digits before their point.
  numeric: 'n % 1000',
  boolean: 'true',
  jsonb: `'{}'`,
  date: "(now() - n * interval '1 minute')::date",
  'timestamp without time zone': `now() - n * interval '1 minute'`,
  'timestamp with time zone': `now() - n * interval '1 minute'`,
};

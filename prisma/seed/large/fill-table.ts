import { Prisma } from '../../../server/database/generated/client.ts';

/** A required column, with the table that it references and whether it is unique. */
type Column = {
  name: string;
  type: string;
  /** The first value that a check constraint allows. */
  firstAllowed: string | null;
  isUnique: boolean;
  refersTo: string | null;
};

/**
 * Adds rows to a table up to a number: numbered texts, timestamps a minute apart, references to the first row (of large
 * tables to many rows; of statuses to each status of the table in turn; in unique columns to different rows), and the
 * first value that a check constraint allows. For benchmarks of lists that nothing else fills. Optional columns and
 * columns with defaults are left out, except timestamps, which lists are sorted by, and unique numbers, whose defaults
 * may already be used.
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
  // A required reference without target rows allows no rows.
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

/** PostgreSQL's form of `CHECK (column IN ('A', 'B'))`. */
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

/**
 * References to large tables use this many rows, so that each has few references. References to a smaller table use its
 * first row.
 */
const MANY = 1_000;

/** Unique whole numbers start above all existing ones. */
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

/** Rows that a table does not reference yet. */
function freeRows(referred: string, table: string, column: string): string {
  return `SELECT id FROM ${referred} other WHERE NOT EXISTS (SELECT FROM ${table} WHERE "${column}" = other.id)`;
}

const STATUSES = '"EntityStatus"';

/** The entity type of the statuses of a table: `PRICE_QUOTE` for `"PriceQuote"`. */
function entityTypeOf(table: string): string {
  return table
    .replaceAll('"', '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toUpperCase();
}

const NUMBER = `${FREE_NUMBERS} + n`;

/** Values by type. `n` is the number of the row. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'bulk-' || n`,
  'character varying': `'bulk-' || n`,
  integer: NUMBER,
  bigint: NUMBER,
  smallint: '1',
  // Percentages have at most three digits before the decimal point.
  numeric: 'n % 1000',
  boolean: 'true',
  jsonb: `'{}'`,
  date: "(now() - n * interval '1 minute')::date",
  'timestamp without time zone': `now() - n * interval '1 minute'`,
  'timestamp with time zone': `now() - n * interval '1 minute'`,
};

import { Prisma } from './generated/client.ts';

/** Rows by table, in an order that people read; foreign keys are checked when all of them are in. */
export type RowsByTable = Partial<Record<Prisma.ModelName, readonly object[]>>;

/**
 * Inserts rows of several tables in one statement: a chain of CTEs, each fed by one JSON parameter. Rows of a table
 * name the same columns; columns that are not named take their default. Values are what JSON can carry: instants
 * as ISO text (UTC), decimals as text.
 */
export async function insertRows(db: Prisma.TransactionClient, tables: RowsByTable): Promise<void> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  if (filled.length === 0) return;
  const inserts = filled.map(([table, rows], index) => insertOf(table, rows, `inserted_${index}`));
  await db.$executeRaw(Prisma.sql`WITH ${Prisma.join(inserts, ', ')} SELECT 1`);
}

function insertOf(table: string, rows: readonly object[], name: string): Prisma.Sql {
  const columns = Prisma.raw(
    Object.keys(rows[0] ?? {})
      .map(quoted)
      .join(', '),
  );
  const source = Prisma.raw(`jsonb_populate_recordset(NULL::${quoted(table)}, `);
  return Prisma.sql`${Prisma.raw(name)} AS (INSERT INTO ${Prisma.raw(quoted(table))} (${columns}) SELECT ${columns} FROM ${source}${JSON.stringify(rows)}::jsonb))`;
}

/** Names are those of our own row objects; the check keeps it so. */
function quoted(name: string): string {
  if (!/^\w+$/.test(name)) throw new Error(`Not an identifier: ${name}`);
  return `"${name}"`;
}

/**
 * Takes ids from the sequences of several tables in one statement, so that rows which refer to each other can be
 * inserted together.
 */
export async function takeIds<Name extends string>(
  db: Prisma.TransactionClient,
  wanted: Readonly<Record<Name, { table: Prisma.ModelName; column: string; count: number }>>,
): Promise<Record<Name, number[]>> {
  // Entries of the parameter: its keys are exactly the names.
  const entries = Object.entries(wanted) as [Name, { table: string; column: string; count: number }][];
  const columns = entries.map(
    ([name, { table, column, count }]) =>
      Prisma.sql`ARRAY(SELECT nextval(pg_get_serial_sequence(${quoted(table)}, ${column}))::int FROM generate_series(1, ${count}::int)) AS ${Prisma.raw(quoted(name))}`,
  );
  const [ids] = await db.$queryRaw<Record<Name, number[]>[]>(Prisma.sql`SELECT ${Prisma.join(columns)}`);
  if (!ids) throw new Error('A statement without FROM answers one row.');
  return ids;
}

import { Prisma } from './generated/client.ts';

/** Rows by table, in any order; foreign keys are checked after all rows are inserted. */
export type RowsByTable = Partial<Record<Prisma.ModelName, readonly object[]>>;

/**
 * Inserts rows of several tables in one statement: a chain of CTEs with one JSON parameter each. All rows of a table
 * have the same columns; other columns get their default. Values are JSON: instants as ISO text (UTC), decimals as
 * text.
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

/** A quoted name of our own row objects, which the check verifies. */
function quoted(name: string): string {
  if (!/^\w+$/.test(name)) throw new Error(`Not an identifier: ${name}`);
  return `"${name}"`;
}

/**
 * Takes ids from the sequences of several tables in one statement, so that rows that refer to each other can be
 * inserted together.
 */
export async function takeIds<Name extends string>(
  db: Prisma.TransactionClient,
  wanted: Readonly<Record<Name, { table: Prisma.ModelName; column: string; count: number }>>,
): Promise<Record<Name, number[]>> {
  // The keys of the parameter are the names.
  const entries = Object.entries(wanted) as [Name, { table: string; column: string; count: number }][];
  const columns = entries.map(
    ([name, { table, column, count }]) =>
      Prisma.sql`ARRAY(SELECT nextval(pg_get_serial_sequence(${quoted(table)}, ${column}))::int FROM generate_series(1, ${count}::int)) AS ${Prisma.raw(quoted(name))}`,
  );
  const [ids] = await db.$queryRaw<Record<Name, number[]>[]>(Prisma.sql`SELECT ${Prisma.join(columns)}`);
  if (!ids) throw new Error('A statement without FROM answers one row.');
  return ids;
}

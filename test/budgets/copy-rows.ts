import type { Database } from '../../server/database/client.ts';
import { Prisma } from '../../server/database/generated/client.ts';

/** The row to copy, and the changes in its copies: SQL by column, using `source` and the copy's number `n`. */
export type Copying = { table: Prisma.ModelName; where: string; until: number; but?: Record<string, string> };

/** The columns of a row that are copied: all except a generated id. */
export async function copiedColumns(db: Database, table: Prisma.ModelName): Promise<string[]> {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table}
      AND NOT (column_name = 'id' AND column_default IS NOT NULL) ORDER BY ordinal_position`;
  return columns.map(({ name }) => name);
}

/** Copies the first matching row until there are enough; fails without one. */
export async function copyRows(db: Database, { table, where, until, but = {} }: Copying): Promise<void> {
  const columns = await copiedColumns(db, table);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = columns.map((name) => but[name] ?? `source."${name}"`).join(', ');
  const [found] = await db.$queryRaw<{ count: bigint }[]>(
    Prisma.sql`SELECT count(*) AS count FROM ${Prisma.raw(`"${table}" source WHERE ${where}`)}`,
  );
  const count = Number(found?.count ?? 0);
  if (count === 0) throw new Error(`${table} has no row to copy where ${where}.`);
  if (count >= until) return;
  const source = `(SELECT * FROM "${table}" source WHERE ${where} ORDER BY 1 LIMIT 1) source`;
  await db.$executeRawUnsafe(
    `INSERT INTO "${table}" (${names}) SELECT ${values} FROM ${source}, generate_series(${count + 1}, ${until}) n`,
  );
}

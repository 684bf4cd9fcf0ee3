import type { Database } from '../../server/database/client.ts';

/** Counters of attempts are not an effect of a call. */
const SILENT = ['RateLimit', '_prisma_migrations'];

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of every table. */
export async function countRows(db: Database): Promise<RowCounts> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname <> ALL(${SILENT}) ORDER BY relname`;
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`);
  const rows = await db.$queryRawUnsafe<{ name: string; count: number }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Tables with added or deleted rows, and their number. */
export function rowChanges(before: RowCounts, after: RowCounts): Record<string, number> {
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

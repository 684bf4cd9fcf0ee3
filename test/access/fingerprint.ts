import type { Database } from '../../server/database/client.ts';

/** Counters of attempts are all that a refused call may leave behind. */
const COUNTERS = ['RateLimit', '_prisma_migrations'];

/** A text that changes with any row of any table but the counters of attempts. */
export async function fingerprintOf(db: Database): Promise<() => Promise<string>> {
  const tables = await db.$queryRawUnsafe<{ schema: string; relname: string }[]>(
    'SELECT schemaname::text AS schema, relname::text FROM pg_stat_user_tables ORDER BY schemaname, relname',
  );
  const sums = tables
    .filter(({ relname }) => !COUNTERS.includes(relname))
    .map(
      ({ schema, relname }) =>
        `(SELECT coalesce(sum(hashtext(t::text)::bigint), 0) || ':' || count(*) FROM "${schema}"."${relname}" t)`,
    );
  const statement = `SELECT concat_ws(' ', ${sums.join(', ')}) AS fingerprint`;
  return async () => {
    const [row] = await db.$queryRawUnsafe<{ fingerprint: string }[]>(statement);
    return row?.fingerprint ?? '';
  };
}

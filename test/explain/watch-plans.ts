import type { Pool } from 'pg';
import { openDatabase } from '../../server/database/client.ts';

/** Tables that are smaller in any installation may be read as a whole. */
const SMALL = 1_000;

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Watches the statements of a database client of its own, and how PostgreSQL would go about them. */
export async function watchPlans({ pool, url }: { pool: Pick<Pool, 'query'>; url: string }) {
  const asked: { sql: string; values: readonly unknown[] }[] = [];
  const watched = openDatabase(url, { onStatement: (sql, values) => void asked.push({ sql, values }) });
  const { rows: tables } = await pool.query<{ name: string }>(
    'SELECT relname AS name FROM pg_class WHERE relkind = $1 AND reltuples > $2',
    ['r', SMALL],
  );
  const big = new Set(tables.map(({ name }) => name));

  async function bigScansOf(sql: string, values: readonly unknown[]): Promise<string[]> {
    const { rows } = await pool.query({ text: `EXPLAIN (FORMAT JSON) ${sql}`, values: [...values] });
    return scannedTables(rows[0]['QUERY PLAN'][0].Plan).filter((table) => big.has(table));
  }

  return {
    db: watched.db,
    close: watched.close,
    big,
    forget: () => {
      asked.length = 0;
    },
    /** The statements since `forget` that read a table: how many, and which big tables they read from end to end. */
    readsOf: async (table: string): Promise<{ statements: number; scans: string[] }> => {
      const reads = asked.filter(({ sql }) => sql.includes(`"${table}"`));
      const scans: string[] = [];
      for (const { sql, values } of reads) scans.push(...(await bigScansOf(sql, values)));
      return { statements: reads.length, scans };
    },
  };
}

function scannedTables(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

import type { Pool } from 'pg';
import type { Statement } from './list-statements.ts';

/** Tables that are smaller in any installation may be scanned. */
const SMALL = 1_000;

/**
 * A list whose own table is at most this large may be scanned: it takes PostgreSQL less than 5 ms, and no filter needs
 * an index; its default page does. Scans of larger tables grow with every order.
 */
export const MAX_SCANNED = 10_000;

/** A table that is scanned, and whether all of it is sorted for the few rows of a page. */
type Scan = { table: string; isSorted: boolean };

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: Plan[];
};

/** Finds the tables that statements scan although they are not small. */
export async function scanFinder(pool: Pick<Pool, 'query'>) {
  const { rows } = await pool.query<{ name: string; rows: number }>(
    'SELECT relname AS name, reltuples::float8 AS rows FROM pg_class WHERE relkind = $1',
    ['r'],
  );
  const sizes = new Map(rows.map((table) => [table.name, table.rows]));
  const known = new Map<string, Promise<Scan[]>>();

  async function planned({ sql, values }: Statement): Promise<Scan[]> {
    const { rows: plans } = await pool.query({
      text: `EXPLAIN (FORMAT JSON) ${sql}`,
      values: [...values],
    });
    return scansIn(plans[0]['QUERY PLAN'][0].Plan, false);
  }

  /** Plans each statement once. */
  function scansOf(statement: Statement): Promise<Scan[]> {
    const key = JSON.stringify([statement.sql, statement.values.map(String)]);
    const scans = known.get(key) ?? planned(statement);
    known.set(key, scans);
    return scans;
  }

  return {
    sizeOf: (table: string): number => sizes.get(table) ?? 0,
    /** Tables that a list must not scan, but a statement of it would. */
    refusedScansOf: async (
      statement: Statement,
      { model, tableRows }: { model: string; tableRows: number },
    ): Promise<string[]> => {
      const most = tableRows <= MAX_SCANNED ? MAX_SCANNED : SMALL;
      const scans = await scansOf(statement);
      const refused = scans.filter(({ table, isSorted }) => {
        const needsOrder = isSorted && table === model && !statement.call.isNarrowed;
        return (sizes.get(table) ?? 0) > (needsOrder ? SMALL : most);
      });
      return refused.map(({ table }) => table);
    },
  };
}

/** A limit directly above a scan without filter ends it after that number of rows. */
function scansIn(plan: Plan, isSorted: boolean): Scan[] {
  const { 'Node Type': type, 'Relation Name': table, Plans: below = [] } = plan;
  const read = type === 'Limit' ? below.filter((each) => !isScan(each) || each.Filter) : below;
  const own = isScan(plan) && table ? [{ table, isSorted }] : [];
  const sorts = (each: Plan) => isSorted || (type === 'Limit' && each['Node Type'] === 'Sort');
  return [...own, ...read.flatMap((each) => scansIn(each, sorts(each)))];
}

function isScan(plan: Plan): boolean {
  return plan['Node Type'] === 'Seq Scan';
}

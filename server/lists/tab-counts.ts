import { Prisma } from '../database/generated/client.ts';
import { whereSql } from '../database/where-sql.ts';
import { COUNT_CAP } from '../rows/count-rows.ts';
import { builder } from '../schema/builder.ts';
import type { QuerySample } from '../schema/sample.ts';
import { accessOf } from './list-access.ts';
import type { ListInputs } from './list-inputs.ts';
import type { DeclaredList } from './list-options.ts';
import { inTab, isSearched, type ListArgs, listedRows } from './list-rows.ts';
import type { Tabs } from './tabs.ts';

/** Declares `<type>TabCounts` of a list with tabs: the number of rows per tab for a filter. */
export function tabCountsField(list: DeclaredList, tabs: Tabs, inputs: ListInputs): void {
  const sample: QuerySample = async (world) => {
    const call = await list.sample(world);
    return { ...call, args: filtersOf(list, call.args) };
  };
  builder.queryField(`${list.typeName.charAt(0).toLowerCase()}${list.typeName.slice(1)}TabCounts`, (t) =>
    t.field({
      type: [tabs.countType],
      description: `Rows of every tab over one filter, in one statement; each capped at ${COUNT_CAP.toLocaleString('en')}.`,
      ...accessOf(list),
      // A call without arguments needs no sample of them.
      ...(hasFilters(list) && { sample }),
      args: { ...inputs.filters(t, 'Filter to apply.') },
      resolve: async (_root, args: ListArgs, context) => {
        const rows = await listedRows(list, args, context);
        const statement = tabCountsSql(list, tabs, rows, isSearched(list, args));
        const counts = await context.db.$queryRaw<Record<string, number>[]>(statement);
        return tabs.names.map((tab) => {
          const found = counts[0]?.[tab] ?? 0;
          return { tab, count: Math.min(found, COUNT_CAP), atLeast: found > COUNT_CAP };
        });
      },
    }),
  );
}

function hasFilters(list: DeclaredList): boolean {
  return list.hasFilterInput === true || Object.keys(list.filters ?? {}).length > 0;
}

/** The filter arguments of a list. */
function filtersOf(list: DeclaredList, args: Record<string, unknown>): Record<string, unknown> {
  const names = list.hasFilterInput ? ['filter'] : Object.keys(list.filters ?? {});
  return Object.fromEntries(names.flatMap((name) => (name in args ? [[name, args[name]]] : [])));
}

/** One row with a column per tab; each count stops one row past the cap. */
function tabCountsSql(list: DeclaredList, { names }: Tabs, rows: object, isFound: boolean): Prisma.Sql {
  const table = Prisma.raw(`"${list.model}" listed`);
  // The order prevents a table scan as the cheapest plan for the first thousand rows. A search finds its rows by term;
  // with this order, the database might scan all others on the way.
  const order = isFound ? Prisma.empty : Prisma.sql`ORDER BY listed.id DESC`;
  const columns = names.map((tab) => {
    const where = whereSql(list.model, { AND: [rows, ...inTab(list, tab)] }, 'listed');
    const some = Prisma.sql`SELECT 1 FROM ${table} WHERE ${where} ${order} LIMIT ${COUNT_CAP + 1}`;
    return Prisma.sql`(SELECT count(*)::int FROM (${some}) found) AS ${Prisma.raw(`"${tab}"`)}`;
  });
  return Prisma.sql`SELECT ${Prisma.join(columns)}`;
}

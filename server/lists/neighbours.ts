import { Prisma } from '../database/generated/client.ts';
import { whereSql } from '../database/where-sql.ts';
import { codeOf } from '../lib/plain-text.ts';
import { findRow } from '../rows/find-rows.ts';
import { orderText } from '../rows/order-text.ts';
import { statementParts } from '../rows/row-parameters.ts';
import { builder } from '../schema/builder.ts';
import type { Context } from '../schema/context.ts';
import { cursorOf, type PageArgs, pageQuery, type SortColumn } from '../schema/keyset.ts';
import { accessOf } from './list-access.ts';
import type { ListInputs } from './list-inputs.ts';
import type { DeclaredList } from './list-options.ts';
import { type ListArgs, listedRows, sortedColumns, sortOf } from './list-rows.ts';

type Neighbours = { previous: string | null; next: string | null };

const NOBODY: Neighbours = { previous: null, next: null };

/** Declares `<type>Neighbours`: the previous and next rows in a list, identified by a column. */
export function neighboursField(
  list: DeclaredList,
  { by: key, visible, sample }: NonNullable<DeclaredList['neighbours']>,
  inputs: ListInputs,
): void {
  const { typeName, noun } = list;
  const named = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const Type = builder.objectRef<Neighbours>(`${typeName}Neighbours`).implement({
    description: `${named}s of the previous and next ${noun.many} in a list.`,
    fields: (t) => ({
      previous: t.exposeString('previous', {
        nullable: true,
        description: `${named} of the previous ${noun.one}; null at the start.`,
      }),
      next: t.exposeString('next', {
        nullable: true,
        description: `${named} of the next ${noun.one}; null at the end.`,
      }),
    }),
  });
  builder.queryField(`${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}Neighbours`, (t) =>
    t.field({
      type: Type,
      description: `The previous and the next ${noun.one} in a filtered and sorted list.`,
      ...accessOf(list),
      // The row, then those before and after it.
      budget: 2,
      sample: async (world) => {
        const { own, foreign } = await sample(world);
        const call = await list.sample(world);
        const hidden = foreign === undefined ? call.foreign : { ...call.foreign, [key]: foreign };
        return { ...call, args: { ...call.args, [key]: own }, foreign: hidden };
      },
      args: {
        [key]: t.arg.string({ required: true, description: `${named} of the ${noun.one}.` }),
        ...inputs.tab(t),
        ...inputs.filters(t, 'Filter of the list.'),
        ...inputs.orderBy(t, 'Order of the list.'),
      },
      resolve: (_root, args: ListArgs, context) => neighbours(list, { key, visible }, args, context),
    }),
  );
}

async function neighbours(
  list: DeclaredList,
  { key, visible }: { key: string; visible: DeclaredList['visible'] },
  args: ListArgs,
  context: Context,
): Promise<Neighbours> {
  const { viewer, db } = context;
  const rows = await listedRows(list, args, context);
  const sort = await sortOf(list, args.orderBy, context);
  const row = await findRow({ db, rows: null }, list.model, {
    where: { [key]: codeOf(String(args[key])) ?? '', AND: visible(viewer) },
    select: sortedColumns(list),
  });
  if (!row) return NOBODY;
  const cursor = cursorOf(row as { id: number }, sort);
  const previous = nearest(list, key, { last: 1, before: cursor }, sort, rows);
  const next = nearest(list, key, { first: 1, after: cursor }, sort, rows);
  const found = await db.$queryRaw<Neighbours[]>(
    Prisma.sql`SELECT (${previous}) AS previous, (${next}) AS next`,
  );
  return found[0] ?? NOBODY;
}

/** The identifier of the first row beyond a cursor, as a subselect, so that one statement reads both neighbours. */
function nearest(
  { model }: DeclaredList,
  key: string,
  page: PageArgs,
  sort: SortColumn[],
  rows: object,
): Prisma.Sql {
  const { where, orderBy } = pageQuery(page, sort);
  const selected = Prisma.raw(`listed."${key}" FROM "${model}" listed`);
  const condition = whereSql(model, { AND: [rows, where] }, 'listed');
  const order = Prisma.raw(orderText(model, orderBy, 'listed', statementParts()));
  return Prisma.sql`SELECT ${selected} WHERE ${condition} ${order} LIMIT 1`;
}

import { Prisma } from '../database/generated/client.ts';
import { whereSql } from '../database/where-sql.ts';
import { orderText } from '../rows/order-text.ts';
import { statementParts } from '../rows/row-parameters.ts';
import type { Context } from '../schema/context.ts';
import { keysetPage, type PageArgs, type SortColumn } from '../schema/keyset.ts';

/** The alias of a row of the list in the SQL of its value. */
export const VALUED_ROW = 'listed';

/** A part of a list, as `keysetPage` queries it. */
export type PageQuery = { where: object; orderBy: object[]; take: number; skip: number };

type Key = { id: number };

/** Rows and order; the value replaces the first column of the order. */
type Valued = { model: Prisma.ModelName; rows: object; sort: SortColumn[]; value: Prisma.Sql };

/**
 * One page of a list ordered by a computed SQL value. One statement finds the ids and the values for the cursors,
 * another reads the rows.
 */
export async function pageByValue<Row extends Key>(
  { db }: Context,
  valued: Valued,
  { args, read }: { args: PageArgs; read: (where: object) => Promise<Row[]> },
) {
  const page = await keysetPage({
    args,
    sort: valued.sort,
    find: (query: PageQuery) => db.$queryRaw<Key[]>(keysSql(valued, query)),
  });
  const ids = page.edges.map(({ node }) => node.id);
  const found = ids.length === 0 ? [] : await read({ id: { in: ids } });
  const byId = new Map(found.map((row) => [row.id, row]));
  const edges = page.edges.flatMap(({ node, cursor }) => {
    const row = byId.get(node.id);
    // Omit a row that was deleted in the meantime.
    return row ? [{ node: row, cursor }] : [];
  });
  return { ...page, edges };
}

function keysSql(
  { model, rows, sort, value }: Valued,
  { where, orderBy, take, skip }: PageQuery,
): Prisma.Sql {
  const columns = sort.map(({ column }, index) => {
    const name = Prisma.raw(`"${column}"`);
    return index === 0 ? Prisma.sql`${value} AS ${name}` : Prisma.sql`${Prisma.raw(VALUED_ROW)}.${name}`;
  });
  const order = Prisma.raw(orderText(model, orderBy, 'valued', statementParts()));
  return Prisma.sql`
    SELECT * FROM (
      SELECT ${Prisma.raw(VALUED_ROW)}.id, ${Prisma.join(columns)}
      FROM ${Prisma.raw(`"${model}" ${VALUED_ROW}`)} WHERE ${whereSql(model, rows, VALUED_ROW)}
    ) valued
    WHERE ${whereSql(model, where, 'valued')} ${order} LIMIT ${take} OFFSET ${skip}`;
}

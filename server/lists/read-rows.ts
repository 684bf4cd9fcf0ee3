import type { GraphQLResolveInfo } from 'graphql';
import type { Prisma } from '../database/generated/client.ts';
import { findEach, findRow, findRows, type ModelQuery } from '../rows/find-rows.ts';
import { plannedQuery } from '../rows/planned-query.ts';
import { PLANNED_ROWS } from '../rows/planned-rows.ts';
import type { Context } from '../schema/context.ts';

/**
 * Extension of a field that answers rows of `readRows`, `readRow` or a `prismaField`: everything that is asked for below
 * it is on them.
 */
export const READ_AS_PLANNED = PLANNED_ROWS;

type Arguments<Model extends Prisma.ModelName> =
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args'];

/** Which rows, and where in the answer they are shown: `path` below the field that `info` resolves, itself when absent. */
type Reading<Model extends Prisma.ModelName> = Pick<Arguments<Model>, 'where' | 'orderBy' | 'take'> & {
  info: GraphQLResolveInfo;
  path?: string[];
  /** The type of the row, where the field may show several. */
  typeName?: string;
};

/** A row with its columns; what else was asked for is on it, but for Pothos to read. */
export type RowOf<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars'];

/** Rows with everything that the operation asks of them, in one statement. The caller puts the row filter into `where`. */
export function readRows<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  { info, path = [], ...query }: Omit<Reading<Model>, 'typeName'>,
): Promise<RowOf<Model>[]> {
  const planned = plannedQuery(path.length === 0 ? { context, info } : { context, info, path });
  return findRows(context, model, { ...planned, ...query });
}

/** The first such row, or null. */
export function readRow<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  { info, path = [], typeName, ...query }: Reading<Model>,
): Promise<RowOf<Model> | null> {
  const type = typeName === undefined ? {} : { typeName };
  const planned = plannedQuery({ context, info, ...type, ...(path.length === 0 ? {} : { path }) });
  return findRow(context, model, { ...planned, ...query });
}

/** The rows of each of several queries, by one statement for all. The caller puts the row filter into each `where`. */
export function readEach(context: Context, queries: readonly ModelQuery[]): Promise<object[][]> {
  return findEach(context, queries);
}

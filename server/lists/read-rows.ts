import type { GraphQLResolveInfo } from 'graphql';
import type { Prisma } from '../database/generated/client.ts';
import { findEach, findRow, findRows, type ModelQuery } from '../rows/find-rows.ts';
import { plannedQuery } from '../rows/planned-query.ts';
import { PLANNED_ROWS } from '../rows/planned-rows.ts';
import type { Context } from '../schema/context.ts';

/**
 * Extension of a field that returns rows of `readRows`, `readRow` or a `prismaField`: the rows contain everything
 * selected below it.
 */
export const READ_AS_PLANNED = PLANNED_ROWS;

type Arguments<Model extends Prisma.ModelName> =
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args'];

/** Rows to read, and their path in the answer below the field of `info`; the field itself by default. */
type Reading<Model extends Prisma.ModelName> = Pick<Arguments<Model>, 'where' | 'orderBy' | 'take'> & {
  info: GraphQLResolveInfo;
  path?: string[];
  /** The type of the row, if the field can have several. */
  typeName?: string;
};

/** A row with its columns. Selected relations are on it too, for Pothos to read. */
export type RowOf<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars'];

/**
 * Rows with everything that the operation selects of them, in one statement. The caller adds the row filter to `where`.
 */
export function readRows<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  { info, path = [], ...query }: Omit<Reading<Model>, 'typeName'>,
): Promise<RowOf<Model>[]> {
  const planned = plannedQuery(path.length === 0 ? { context, info } : { context, info, path });
  return findRows(context, model, { ...planned, ...query });
}

/** Like `readRows`, for the first row or null. */
export function readRow<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  { info, path = [], typeName, ...query }: Reading<Model>,
): Promise<RowOf<Model> | null> {
  const type = typeName === undefined ? {} : { typeName };
  const planned = plannedQuery({ context, info, ...type, ...(path.length === 0 ? {} : { path }) });
  return findRow(context, model, { ...planned, ...query });
}

/** Rows of several queries, read in one statement. The caller adds the row filter to each `where`. */
export function readEach(context: Context, queries: readonly ModelQuery[]): Promise<object[][]> {
  return findEach(context, queries);
}

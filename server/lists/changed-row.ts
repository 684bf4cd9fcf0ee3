import type { Prisma } from '../database/generated/client.ts';
import { findRow } from '../rows/find-rows.ts';
import type { Context } from '../schema/context.ts';

/** Pothos' query for the row in a mutation's answer, without its `where`. */
type ChangedQuery<Model extends Prisma.ModelName> = Omit<Parameters<typeof findRow<Model>>[2], 'where'> & {
  where: { id: number };
};

/** Reads the changed row with the caller's selection; null if it was deleted. */
export function findChangedRow<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  query: ChangedQuery<Model>,
) {
  // Adds the id to the conditions on this model.
  return findRow(context, model, query as Parameters<typeof findRow<Model>>[2]);
}

/** Like `findChangedRow`, for rows that are never deleted: throws if there is none. */
export async function changedRow<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  query: ChangedQuery<Model>,
) {
  const row = await findChangedRow(context, model, query);
  if (row === null) throw new Error(`There is no ${model} ${query.where.id}.`);
  return row;
}

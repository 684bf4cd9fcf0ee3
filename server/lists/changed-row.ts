import type { Prisma } from '../database/generated/client.ts';
import { findRow } from '../rows/find-rows.ts';
import type { Context } from '../schema/context.ts';

/** The query that Pothos planned for what a mutation answers, of the row with an id. */
type ChangedQuery<Model extends Prisma.ModelName> = Omit<Parameters<typeof findRow<Model>>[2], 'where'> & {
  where: { id: number };
};

/** The row that a mutation changed, as it is now, with what the caller selects of it; null when it is gone. */
export function findChangedRow<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  query: ChangedQuery<Model>,
) {
  // The row of an id, among the conditions on this model.
  return findRow(context, model, query as Parameters<typeof findRow<Model>>[2]);
}

/** The same for a row that nothing deletes: throws when there is none. */
export async function changedRow<Model extends Prisma.ModelName>(
  context: Context,
  model: Model,
  query: ChangedQuery<Model>,
) {
  const row = await findChangedRow(context, model, query);
  if (row === null) throw new Error(`There is no ${model} ${query.where.id}.`);
  return row;
}

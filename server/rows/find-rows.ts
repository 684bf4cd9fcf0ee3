import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { RowFinder } from './row-finder.ts';
import type { RowQuery } from './row-query.ts';

type Operations<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['operations']['findMany'];

/** Prisma's `findMany` query, with the selection that Pothos planned. */
type Query<Model extends Prisma.ModelName> = Pick<
  Operations<Model>['args'],
  'where' | 'orderBy' | 'take' | 'skip'
> & {
  select?: object | null | undefined;
  include?: object | null | undefined;
};

/** A row with its columns. Planned relations are on it too, for Pothos to read. */
type Row<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars'];

type Readers = { db: Database; rows?: RowFinder | null };

/**
 * Rows as Prisma's `findMany` returns them: on the fast path from one JSON statement, otherwise from Prisma. Decimals
 * are strings on the fast path: pass them to `decimal` before calculating.
 */
export async function findRows<Model extends Prisma.ModelName>(
  { db, rows }: Readers,
  model: Model,
  query: Query<Model>,
): Promise<Row<Model>[]> {
  const found = (await rows?.find(model, query as RowQuery)) ?? (await delegateOf(db, model).findMany(query));
  // Both paths return the columns that the query selects.
  return found as Row<Model>[];
}

/** Like `findRows`, for the first row or null. */
export async function findRow<Model extends Prisma.ModelName>(
  readers: Readers,
  model: Model,
  query: Query<Model>,
): Promise<Row<Model> | null> {
  const [row] = await findRows(readers, model, { ...query, take: 1 });
  return row ?? null;
}

/** A query of any model. */
export type ModelQuery = { readonly model: Prisma.ModelName; readonly query: RowQuery };

/** Rows of several queries, in their order: in one statement on the fast path, otherwise one Prisma query each. */
export async function findEach({ db, rows }: Readers, queries: readonly ModelQuery[]): Promise<object[][]> {
  if (queries.length === 0) return [];
  return (
    (await rows?.findEach(queries)) ??
    Promise.all(queries.map(({ model, query }) => delegateOf(db, model).findMany(query)))
  );
}

/** The used part of a Prisma delegate. */
type Delegate = { findMany(query: object): Promise<object[]>; count(query: object): Promise<number> };

/** Prisma's delegate of a model. */
export function delegateOf(db: Database, model: Prisma.ModelName): Delegate {
  // Prisma names delegates like models, with a lower-case first letter.
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Prisma.ModelName>;
  return db[name] as unknown as Delegate;
}

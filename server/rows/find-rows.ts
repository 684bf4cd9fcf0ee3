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

/** A row with its columns; what else was planned is on it, but for Pothos to read. */
type Row<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars'];

type Readers = { db: Database; rows?: RowFinder | null };

/**
 * Rows as Prisma's `findMany` answers them: on the fast path from one JSON statement, else from Prisma. Decimals are texts
 * on the fast path: pass them to `decimal` before calculating.
 */
export async function findRows<Model extends Prisma.ModelName>(
  { db, rows }: Readers,
  model: Model,
  query: Query<Model>,
): Promise<Row<Model>[]> {
  const found = (await rows?.find(model, query as RowQuery)) ?? (await delegateOf(db, model).findMany(query));
  // Both answer what the query asks of this model.
  return found as Row<Model>[];
}

/** The first such row, or null. */
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

/** The rows of each of several queries, in their order: by one statement on the fast path, else by one of Prisma's each. */
export async function findEach({ db, rows }: Readers, queries: readonly ModelQuery[]): Promise<object[][]> {
  if (queries.length === 0) return [];
  return (
    (await rows?.findEach(queries)) ??
    Promise.all(queries.map(({ model, query }) => delegateOf(db, model).findMany(query)))
  );
}

/** What is called of Prisma's delegate of any model. */
type Delegate = { findMany(query: object): Promise<object[]>; count(query: object): Promise<number> };

/** Prisma's delegate of a model. */
export function delegateOf(db: Database, model: Prisma.ModelName): Delegate {
  // Prisma calls its delegates like the models, beginning small.
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Prisma.ModelName>;
  return db[name] as unknown as Delegate;
}

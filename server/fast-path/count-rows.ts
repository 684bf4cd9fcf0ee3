import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import { type CappedCount, COUNT_CAP } from '../schema/connection.ts';
import { delegateOf } from './find-rows.ts';
import type { RowFinder } from './row-finder.ts';

/** Which rows of a model are counted; ordered where the database would otherwise read through the table. */
type Counted<Model extends Prisma.ModelName> = Pick<
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args'],
  'where' | 'orderBy'
>;

/** How many rows there are, 1,000 at most: counted by the database on the fast path, else by the ids that Prisma reads. */
export async function countRows<Model extends Prisma.ModelName>(
  { db, rows }: { db: Database; rows?: RowFinder | null },
  model: Model,
  counted: Counted<Model>,
): Promise<CappedCount> {
  const take = COUNT_CAP + 1;
  const found =
    (await rows?.count(model, { ...counted, take })) ??
    (await delegateOf(db, model).findMany({ ...counted, take, select: { id: true } })).length;
  return { count: Math.min(found, COUNT_CAP), atLeast: found > COUNT_CAP };
}

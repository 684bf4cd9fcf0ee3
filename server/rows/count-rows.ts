import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import { delegateOf } from './find-rows.ts';
import type { RowFinder } from './row-finder.ts';

/** Counts stop here: beyond it a list says "1,000+". */
export const COUNT_CAP = 1_000;

/** A count that says whether it stopped at the cap. */
export type CappedCount = { count: number; atLeast: boolean };

/** How far rows are counted: up to the cap, or all of them. */
export type CountExtent = 'capped' | 'exact';

/** Which rows of a model are counted; ordered where the database would otherwise read through the table. */
type Counted<Model extends Prisma.ModelName> = Pick<
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args'],
  'where' | 'orderBy'
>;

/**
 * How many rows there are, 1,000 at most unless counted exactly: counted by the database, but for a capped count off the
 * fast path, which reads ids with Prisma.
 */
export async function countRows<Model extends Prisma.ModelName>(
  { db, rows }: { db: Database; rows?: RowFinder | null },
  model: Model,
  { where, orderBy }: Counted<Model>,
  extent: CountExtent,
): Promise<CappedCount> {
  if (extent === 'exact') {
    // Without an order and a limit: there is no first thousand to find quickly.
    const all = (await rows?.count(model, { where })) ?? (await delegateOf(db, model).count({ where }));
    return { count: all, atLeast: false };
  }
  const capped = { where, orderBy, take: COUNT_CAP + 1 };
  const found =
    (await rows?.count(model, capped)) ??
    (await delegateOf(db, model).findMany({ ...capped, select: { id: true } })).length;
  return { count: Math.min(found, COUNT_CAP), atLeast: found > COUNT_CAP };
}

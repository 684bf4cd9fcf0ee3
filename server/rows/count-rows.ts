import type { Database } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import { delegateOf } from './find-rows.ts';
import type { RowFinder } from './row-finder.ts';

/** Capped counts stop here: lists show "1,000+". */
export const COUNT_CAP = 1_000;

/** A count that says whether it stopped at the cap. */
export type CappedCount = { count: number; atLeast: boolean };

/** Extent of a count: up to the cap, or all rows. */
export type CountExtent = 'capped' | 'exact';

/** Rows to count; ordered if the database would otherwise scan the table. */
type Counted<Model extends Prisma.ModelName> = Pick<
  Prisma.TypeMap['model'][Model]['operations']['findMany']['args'],
  'where' | 'orderBy'
>;

/**
 * Number of rows, capped at 1,000 unless counted exactly. The database counts them, except that a capped count off the
 * fast path reads ids with Prisma.
 */
export async function countRows<Model extends Prisma.ModelName>(
  { db, rows }: { db: Database; rows?: RowFinder | null },
  model: Model,
  { where, orderBy }: Counted<Model>,
  extent: CountExtent,
): Promise<CappedCount> {
  if (extent === 'exact') {
    // Without an order and a limit, since an exact count reads all rows.
    const all = (await rows?.count(model, { where })) ?? (await delegateOf(db, model).count({ where }));
    return { count: all, atLeast: false };
  }
  const capped = { where, orderBy, take: COUNT_CAP + 1 };
  const found =
    (await rows?.count(model, capped)) ??
    (await delegateOf(db, model).findMany({ ...capped, select: { id: true } })).length;
  return { count: Math.min(found, COUNT_CAP), atLeast: found > COUNT_CAP };
}

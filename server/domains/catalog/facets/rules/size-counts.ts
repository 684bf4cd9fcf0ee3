import { type UsRingSize, usRingSizes } from '../../../pricing/rules/ring-size.ts';

/** Number of products that are made in every size of a range. */
export type CountedRange = { readonly min: UsRingSize; readonly max: UsRingSize; readonly count: number };

/** Number of products by size, for each size of at least one range, smallest first. */
export function sizeCounts(ranges: readonly CountedRange[]): { size: UsRingSize; count: number }[] {
  return usRingSizes().flatMap((size) => {
    const around = ranges.filter(({ min, max }) => min <= size && size <= max);
    return around.length > 0 ? [{ size, count: around.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}

import { type UsRingSize, usRingSizes } from '../../../pricing/rules/ring-size.ts';

/** So many products that are made in every size of a range. */
export type CountedRange = { readonly min: UsRingSize; readonly max: UsRingSize; readonly count: number };

/** How many products are made in each size that at least one of the ranges has, the smallest first. */
export function sizeCounts(ranges: readonly CountedRange[]): { size: UsRingSize; count: number }[] {
  return usRingSizes().flatMap((size) => {
    const around = ranges.filter(({ min, max }) => min <= size && size <= max);
    return around.length > 0 ? [{ size, count: around.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}

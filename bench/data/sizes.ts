import { LARGE, type LargeSize } from '../../prisma/seed/large.ts';
import type { Options } from '../options.ts';

/** Jobs of an order, as `seedLarge` makes them. */
const JOBS_PER_ORDER = 2;
/** Part of the orders that one customer places: there is a long list to read for a customer too. */
const WHOLESALE = { wholesaleShare: 0.05 };

/** A catalogue as large as any that is foreseen. */
const ITEM_TYPES = 10_000;

/** What the benchmark fills its database with. */
export function measuredSize({ scale, isQuick }: Pick<Options, 'scale' | 'isQuick'>): LargeSize {
  if (isQuick) return { customers: 500, orders: 5_000, itemTypes: 500, ...WHOLESALE };
  return { ...LARGE, ...WHOLESALE, itemTypes: ITEM_TYPES, orders: Math.round(LARGE.orders * scale) };
}

/** Ten thousand jobs, to compare the first page of a long list with. */
export const SMALL_SIZE: LargeSize = { ...LARGE, ...WHOLESALE, orders: 5_000 };

/** How many jobs a size makes. */
export function jobsOf({ orders }: LargeSize): number {
  return orders * JOBS_PER_ORDER;
}

/** The row whose page counts as deep: 50,000, or the middle of a shorter list. */
export function deepRowOf(size: LargeSize): number {
  return Math.min(50_000, jobsOf(size) / 2);
}

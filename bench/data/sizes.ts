import { LARGE, type LargeSize } from '../../prisma/seed/large.ts';
import type { Options } from '../options.ts';

/** Jobs of an order in `seedLarge`. */
const JOBS_PER_ORDER = 2;
/** The share of orders of one customer, so that a customer also has a long list. */
const WHOLESALE = { wholesaleShare: 0.05 };

/** Size of the catalogue: the largest that is expected. */
const ITEM_TYPES = 10_000;

/** The size of the benchmark's database. */
export function measuredSize({ scale, isQuick }: Pick<Options, 'scale' | 'isQuick'>): LargeSize {
  if (isQuick) return { customers: 500, orders: 5_000, itemTypes: 500, ...WHOLESALE };
  return { ...LARGE, ...WHOLESALE, itemTypes: ITEM_TYPES, orders: Math.round(LARGE.orders * scale) };
}

/** Ten thousand jobs, to compare the first page of a long list with a short one. */
export const SMALL_SIZE: LargeSize = { ...LARGE, ...WHOLESALE, orders: 5_000 };

/** The number of jobs of a size. */
export function jobsOf({ orders }: LargeSize): number {
  return orders * JOBS_PER_ORDER;
}

/** The row of the deep page: 50,000, or the middle of a shorter list. */
export function deepRowOf(size: LargeSize): number {
  return Math.min(50_000, jobsOf(size) / 2);
}

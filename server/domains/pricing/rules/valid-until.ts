import { addHours } from '../../../lib/calendar.ts';
import type { MarketPrice } from './gram-rate.ts';

/** How long a cart line keeps its market fix by default, in hours. */
const DEFAULT_PRICE_HOLD_HOURS = 24;

/** The market prices that a cart line was priced with, and until when they stand. */
export interface MarketFix {
  prices: readonly MarketPrice[];
  validUntil: Date;
}

/** The prices to compute with; those of `heldMetals` were promised and are not judged by their age. */
export interface MarketToUse {
  prices: readonly MarketPrice[];
  heldMetals: readonly string[];
}

/** Until when a price made now stands. */
export function priceValidUntil(now: Date, holdHours: number = DEFAULT_PRICE_HOLD_HOURS): Date {
  return addHours(now, holdHours);
}

/** Whether a promised price still stands; it does at the very last moment. */
export function isPriceHeld(validUntil: Date, now: Date): boolean {
  return now.getTime() <= validUntil.getTime();
}

/** When a price that holds so many hours was promised. */
export function promisedAt(validUntil: Date, holdHours: number): Date {
  return addHours(validUntil, -holdHours);
}

/**
 * The market to price a cart line with: its own fix while that stands, today's prices otherwise.
 * A metal that the fix does not hold (the line was reconfigured) takes today's price.
 */
export function marketToUse(fix: MarketFix | null, current: readonly MarketPrice[], now: Date): MarketToUse {
  if (fix === null || !isPriceHeld(fix.validUntil, now)) return { prices: current, heldMetals: [] };
  const heldMetals = fix.prices.map((price) => price.metalCode);
  const others = current.filter((price) => !heldMetals.includes(price.metalCode));
  return { prices: [...fix.prices, ...others], heldMetals };
}

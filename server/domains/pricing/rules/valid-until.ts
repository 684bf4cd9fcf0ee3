import { addHours } from '../../../lib/calendar.ts';
import type { MarketPrice } from './gram-rate.ts';

/** How long a cart line keeps its market fix by default, in hours. */
const DEFAULT_PRICE_HOLD_HOURS = 24;

/** The market prices of a cart line, and until when they are valid. */
export interface MarketFix {
  prices: readonly MarketPrice[];
  validUntil: Date;
}

/** The prices to calculate with. Those of `heldMetals` were promised, so their age is not checked. */
export interface MarketToUse {
  prices: readonly MarketPrice[];
  heldMetals: readonly string[];
}

/** Until when a price calculated now is valid. */
export function priceValidUntil(now: Date, holdHours: number = DEFAULT_PRICE_HOLD_HOURS): Date {
  return addHours(now, holdHours);
}

/** Whether a promised price is still valid, including its last moment. */
export function isPriceHeld(validUntil: Date, now: Date): boolean {
  return now.getTime() <= validUntil.getTime();
}

/** When a price with this validity was promised. */
export function promisedAt(validUntil: Date, holdHours: number): Date {
  return addHours(validUntil, -holdHours);
}

/**
 * The market for a cart line: its own fix while it is valid, otherwise today's prices. A metal that is not in the fix,
 * because the line was reconfigured, has today's price.
 */
export function marketToUse(fix: MarketFix | null, current: readonly MarketPrice[], now: Date): MarketToUse {
  if (fix === null || !isPriceHeld(fix.validUntil, now)) return { prices: current, heldMetals: [] };
  const heldMetals = fix.prices.map((price) => price.metalCode);
  const others = current.filter((price) => !heldMetals.includes(price.metalCode));
  return { prices: [...fix.prices, ...others], heldMetals };
}

import type { MarketPrice } from './gram-rate.ts';

/** Age limits of market prices, in hours. */
interface MarketAgeLimits {
  warnAfterHours: number;
  quoteAfterHours: number;
}

/** Product rules: a warning after a day, a quote is required after three. */
const MARKET_AGE_LIMITS: MarketAgeLimits = { warnAfterHours: 24, quoteAfterHours: 72 };

/** What the age of the market prices means for an order. */
type MarketFreshness = 'FRESH' | 'STALE' | 'TOO_OLD';

const HOUR_MS = 3_600_000;

/** The time of the oldest price; null without market prices. */
export function marketAsOf(prices: readonly MarketPrice[]): Date | null {
  const oldest = Math.min(...prices.map((price) => price.asOf.getTime()));
  return prices.length === 0 ? null : new Date(oldest);
}

/** When a price becomes too old to order. */
export function tooOldFrom(asOf: Date, limits: MarketAgeLimits = MARKET_AGE_LIMITS): Date {
  return new Date(asOf.getTime() + limits.quoteAfterHours * HOUR_MS + 1);
}

/** Compares a time with the limits; pieces without market metal are always fresh. */
export function marketFreshness(
  asOf: Date | null,
  now: Date,
  limits: MarketAgeLimits = MARKET_AGE_LIMITS,
): MarketFreshness {
  if (asOf === null) return 'FRESH';
  const hours = (now.getTime() - asOf.getTime()) / HOUR_MS;
  if (hours > limits.quoteAfterHours) return 'TOO_OLD';
  return hours > limits.warnAfterHours ? 'STALE' : 'FRESH';
}

import type { MarketPrice } from './gram-rate.ts';

/** How old market prices may be, in hours. */
interface MarketAgeLimits {
  warnAfterHours: number;
  quoteAfterHours: number;
}

/** Product rules: warn after a day, no order without a quote after three. */
const MARKET_AGE_LIMITS: MarketAgeLimits = { warnAfterHours: 24, quoteAfterHours: 72 };

/** What the age of the market prices means for an order. */
type MarketFreshness = 'FRESH' | 'STALE' | 'TOO_OLD';

const HOUR_MS = 3_600_000;

/** The moment of the oldest price; null when no market price is involved. */
export function marketAsOf(prices: readonly MarketPrice[]): Date | null {
  const oldest = Math.min(...prices.map((price) => price.asOf.getTime()));
  return prices.length === 0 ? null : new Date(oldest);
}

/** From when on a price of a moment is too old to order by. */
export function tooOldFrom(asOf: Date, limits: MarketAgeLimits = MARKET_AGE_LIMITS): Date {
  return new Date(asOf.getTime() + limits.quoteAfterHours * HOUR_MS + 1);
}

/** Judges a moment against the limits; pieces without market metal are always fresh. */
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

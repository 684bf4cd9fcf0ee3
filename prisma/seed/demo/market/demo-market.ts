import type { NewMarketPrice } from '../../../../server/domains/pricing/sources/create-market-prices.ts';
import { randomOf } from '../random.ts';

/** Source of the demo's market prices. */
export const DEMO_SOURCE = 'DEMO';

const DAY_MS = 86_400_000;
/** Daily prices are at 15:00 UTC, the time of the afternoon fixing. */
const FIXING_MS = 15 * 3_600_000;
/** The demo's orders cover two years. Each was priced with the market price of its day. */
const DAYS = 770;

/** The movement of a metal's price: volatility and average gain per day. */
const MOVES: Readonly<Record<string, { volatility: number; drift: number }>> = {
  AU: { volatility: 0.008, drift: 0.00034 },
  AG: { volatility: 0.014, drift: 0.0003 },
  PT: { volatility: 0.011, drift: 0.00008 },
  PD: { volatility: 0.015, drift: -0.0001 },
};
const STILL = { volatility: 0.01, drift: 0 };

/** Prices return to their trend: the share of the difference that is left after a day. */
const PULL = 0.985;
/** The buying price as a factor of the selling price. */
const SPREAD = 0.996;

/**
 * Two years of daily prices per metal that end now at the given price. The random walk depends on the number of days
 * ago, so it looks the same whenever the demo is created.
 */
export function demoMarket(
  base: readonly { metalCode: string; price: string }[],
  now: Date,
): NewMarketPrice[] {
  return base.flatMap(({ metalCode, price }) => {
    const { volatility, drift } = MOVES[metalCode] ?? STILL;
    const random = randomOf(`market/${metalCode}`);
    let distance = 0;
    return fixingsBefore(now, DAYS).map((asOf, daysAgo) => {
      const sell = Number(price) * Math.exp(distance - drift * daysAgo);
      distance = distance * PULL + volatility * noise(random.next);
      return quotation(metalCode, asOf, sell);
    });
  });
}

/** Continues the random walk of a metal from its last price, with a price for every day since and one for now. */
export function continuedMarket(
  last: { metalCode: string; asOf: Date; sell: number },
  now: Date,
): NewMarketPrice[] {
  const { volatility } = MOVES[last.metalCode] ?? STILL;
  const days = Math.min(DAYS, Math.ceil((now.getTime() - last.asOf.getTime()) / DAY_MS) + 1);
  const missing = fixingsBefore(now, days)
    .filter((asOf) => asOf > last.asOf)
    .toReversed();
  let { sell } = last;
  return missing.map((asOf) => {
    sell *= Math.exp(volatility * noise(randomOf(`market/${last.metalCode}/${asOf.toISOString()}`).next));
    return quotation(last.metalCode, asOf, sell);
  });
}

/** Now, then the fixings of a number of days before it. */
function fixingsBefore(now: Date, days: number): Date[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const first = midnight + FIXING_MS < now.getTime() ? midnight : midnight - DAY_MS;
  return [now, ...Array.from({ length: days }, (_, index) => new Date(first + FIXING_MS - index * DAY_MS))];
}

function quotation(metalCode: string, asOf: Date, sell: number): NewMarketPrice {
  return { metalCode, asOf, buy: (sell * SPREAD).toFixed(2), sell: sell.toFixed(2), source: DEMO_SOURCE };
}

/** Approximately normal with mean 0 and deviation 1. */
function noise(next: () => number): number {
  return (next() + next() + next() + next() - 2) * Math.sqrt(3);
}

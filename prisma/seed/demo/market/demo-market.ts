import type { NewMarketPrice } from '../../../../server/domains/pricing/sources/create-market-prices.ts';
import { randomOf } from '../random.ts';

/** Source of the prices that the demo makes up. */
export const DEMO_SOURCE = 'DEMO';

const DAY_MS = 86_400_000;
/** The price of a day is taken at 15:00 UTC, the hour of the afternoon fixing. */
const FIXING_MS = 15 * 3_600_000;
/** Orders of the demo reach two years back; each was priced with the market of its day. */
const DAYS = 770;

/** How a metal's price moves: daily volatility, and what it gained a day on average. */
const MOVES: Readonly<Record<string, { volatility: number; drift: number }>> = {
  AU: { volatility: 0.008, drift: 0.00034 },
  AG: { volatility: 0.014, drift: 0.0003 },
  PT: { volatility: 0.011, drift: 0.00008 },
  PD: { volatility: 0.015, drift: -0.0001 },
};
const STILL = { volatility: 0.01, drift: 0 };

/** Prices wander around their trend and return to it: part of the distance that is left after a day. */
const PULL = 0.985;
/** Buying in is a little below selling. */
const SPREAD = 0.996;

/**
 * Two years of daily prices per metal that end now at the given price. The walk depends on how many days ago a day is,
 * so that it looks the same whenever the demo is set up.
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

/** The walk of one metal goes on from its last price: a price for every day since, and one for now. */
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

/** Now, then the fixings of so many days before it. */
function fixingsBefore(now: Date, days: number): Date[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const first = midnight + FIXING_MS < now.getTime() ? midnight : midnight - DAY_MS;
  return [now, ...Array.from({ length: days }, (_, index) => new Date(first + FIXING_MS - index * DAY_MS))];
}

function quotation(metalCode: string, asOf: Date, sell: number): NewMarketPrice {
  return { metalCode, asOf, buy: (sell * SPREAD).toFixed(2), sell: sell.toFixed(2), source: DEMO_SOURCE };
}

/** Nearly normal, mean 0, deviation 1. */
function noise(next: () => number): number {
  return (next() + next() + next() + next() - 2) * Math.sqrt(3);
}

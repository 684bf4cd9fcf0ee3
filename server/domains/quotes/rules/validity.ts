import { addDays, type IsoDay } from '../../../lib/calendar.ts';

/** For how many days an offer stands. */
interface ValidityDays {
  standard: number;
  /** Where the price of a line follows the market until it ships. */
  marketPriced: number;
}

/** The last day of an offer that is sent today. */
export function lastDayOfOffer(
  today: IsoDay,
  lines: readonly { pricingMode: string }[],
  days: ValidityDays,
): IsoDay {
  const isMarketPriced = lines.some(({ pricingMode }) => pricingMode === 'MARKET_AT_SHIP');
  return addDays(today, isMarketPriced ? days.marketPriced : days.standard);
}

/** Modes of pricing from the firmest to the one that is fixed last. */
const MODES: readonly string[] = ['FIXED', 'ESTIMATED_WEIGHT', 'MARKET_AT_SHIP'];

/** How a quote is priced: as the line whose price is fixed last. */
export function quotePricingMode(lines: readonly { pricingMode: string }[]): string {
  const last = Math.max(0, ...lines.map(({ pricingMode }) => MODES.indexOf(pricingMode)));
  return MODES[last] ?? 'FIXED';
}

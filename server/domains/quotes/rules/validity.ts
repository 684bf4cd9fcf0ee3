import { addDays, type IsoDay } from '../../../lib/calendar.ts';

/** Number of days that an offer is valid. */
interface ValidityDays {
  standard: number;
  /** For an offer with a line whose price follows the market until it ships. */
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

/** Pricing modes, from the earliest to the latest time that the price is fixed. */
const MODES: readonly string[] = ['FIXED', 'ESTIMATED_WEIGHT', 'MARKET_AT_SHIP'];

/** The pricing mode of a quote: that of the line whose price is fixed last. */
export function quotePricingMode(lines: readonly { pricingMode: string }[]): string {
  const last = Math.max(0, ...lines.map(({ pricingMode }) => MODES.indexOf(pricingMode)));
  return MODES[last] ?? 'FIXED';
}

import type { Decimal } from '../../../lib/money.ts';
import type { AdjustmentTerm } from '../rules/adjustment.ts';
import type { MarketPrice } from '../rules/gram-rate.ts';
import type { SettingRate, StoneBuyer, StonePrice } from '../rules/stone-price.ts';

/** Latest price of a metal with its names. */
export type NamedMarketPrice = MarketPrice & { nameEn: string; nameFr: string };

/** A priority, with its effect on labour and lead time. */
export type PriorityTerms = {
  id: number;
  code: string;
  nameEn: string;
  nameFr: string;
  factor: Decimal;
  leadFactor: Decimal;
};

/** The settings that a price depends on. */
type PriceSettings = {
  readonly COMPANY: { readonly currency: string; readonly timeZone: string };
  /** Hours for which a price in a cart is valid. */
  readonly PRICE_HOLD_HOURS: number;
  /** Default rounding step of unit prices; null for cents. */
  readonly ROUNDING: string | null;
};

/** Everything that prices depend on besides the piece: market, lists, terms of the buyer, settings. */
export type PriceRates = {
  readonly market: readonly NamedMarketPrice[];
  readonly settingRates: readonly SettingRate[];
  readonly stonePrices: readonly StonePrice[];
  readonly terms: readonly AdjustmentTerm[];
  /** In the order offered: the first is the default. */
  readonly priorities: readonly PriorityTerms[];
  readonly buyer: StoneBuyer;
  readonly settings: PriceSettings;
};

/** Metals with a market. Other parts of an alloy (copper, zinc) have no value in its gram rate. */
const MARKET_METALS: ReadonlySet<string> = new Set(['AU', 'AG', 'PT', 'PD']);

/** The market code of a metal; null for a metal without a market. */
export function marketCode(metalCode: string): string | null {
  return MARKET_METALS.has(metalCode) ? metalCode : null;
}

import type { Settings } from '../../settings/settings.ts';
import type { PriceSnapshot } from '../rules/price-snapshot.ts';
import type { PricedPieces } from './priced-pieces.ts';

/** A market price of a fix as JSON: decimal text, ISO instant. */
export type MarketFixRow = PriceSnapshot['market'][number];

/** A priced configuration, to show, store in a cart or order. */
export type PricedConfiguration = PricedPieces & {
  /** Equal for equal configurations. */
  configurationHash: string;
  titleEn: string;
  titleFr: string;
  /** The settings of the calculation, so that callers need not read them again. */
  settings: Settings;
  /** When its price is fixed: by the customer's terms, otherwise by the piece. */
  pricingMode: string;
};

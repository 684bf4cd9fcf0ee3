import type { Settings } from '../../settings/settings.ts';
import type { PriceSnapshot } from '../rules/price-snapshot.ts';
import type { PricedPieces } from './priced-pieces.ts';

/** A market price of a fix as JSON: decimal text, ISO instant. */
export type MarketFixRow = PriceSnapshot['market'][number];

/** A configuration with its price, ready to be shown, held in a cart or ordered. */
export type PricedConfiguration = PricedPieces & {
  /** Equal for equal configurations. */
  configurationHash: string;
  titleEn: string;
  titleFr: string;
  /** The settings it was priced by: whoever goes on with it need not read them again. */
  settings: Settings;
  /** When its price is fixed: as the customer's terms say, else as the piece does. */
  pricingMode: string;
};

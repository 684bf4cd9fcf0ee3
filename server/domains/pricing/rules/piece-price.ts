import type { Money } from '../../../lib/money.ts';
import type { Grams } from '../../../lib/weight.ts';
import type { MarketPrice } from './gram-rate.ts';
import type { PriceRow } from './price-row.ts';
import type { SummaryRow } from './price-summary.ts';
import type { PriceWarning } from './price-warning.ts';

/**
 * The price of a piece. Laws: `breakdown` and `summary` each sum exactly to `unitPrice`; a price is never
 * negative; what is unknown is null, never 0, and then both lists are empty.
 */
export interface PiecePrice {
  unitPrice: Money | null;
  linePrice: Money | null;
  /** The piece cannot be ordered at this price: the maker has to quote it. */
  quoteRequired: boolean;
  breakdown: PriceRow[];
  summary: SummaryRow[];
  estimatedWeight: Grams | null;
  /** Moment of the oldest market price used; null without market metal. */
  marketAsOf: Date | null;
  /** The market prices used: the fix that a cart line keeps. */
  marketUsed: MarketPrice[];
  warnings: PriceWarning[];
  /** Required attributes that still have to be chosen. */
  missing: number[];
}

import type { Money } from '../../../lib/money.ts';
import type { Grams } from '../../../lib/weight.ts';
import type { MarketPrice } from './gram-rate.ts';
import type { PriceRow } from './price-row.ts';
import type { SummaryRow } from './price-summary.ts';
import type { PriceWarning } from './price-warning.ts';

/**
 * The price of a piece. Invariants: `breakdown` and `summary` each sum exactly to `unitPrice`; a price is never
 * negative; an unknown price is null, never 0, and then both lists are empty.
 */
export interface PiecePrice {
  unitPrice: Money | null;
  linePrice: Money | null;
  /** The piece cannot be ordered at this price and needs a quote. */
  quoteRequired: boolean;
  breakdown: PriceRow[];
  summary: SummaryRow[];
  estimatedWeight: Grams | null;
  /** Time of the oldest market price used; null without market metal. */
  marketAsOf: Date | null;
  /** The market prices used, for the fix of a cart line. */
  marketUsed: MarketPrice[];
  warnings: PriceWarning[];
  /** Ids of required attributes without a choice. */
  missing: number[];
}

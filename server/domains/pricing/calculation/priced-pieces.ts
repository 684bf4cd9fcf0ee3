import type { IsoDay } from '../../../lib/calendar.ts';
import type { Money } from '../../../lib/money.ts';
import type { Grams } from '../../../lib/weight.ts';
import type { ConfiguredPart, ResolvedChoice } from '../configuration/configuration.ts';
import type { StonePart } from '../rules/price-input.ts';
import type { PriceSnapshot } from '../rules/price-snapshot.ts';
import type { PriceWarning } from '../rules/price-warning.ts';
import type { UsRingSize } from '../rules/ring-size.ts';
import type { Piece, PieceAlloy } from '../sources/piece.ts';
import type { NamedMarketPrice, PriorityTerms } from '../sources/price-rates.ts';

/** A part of a set that is ordered with its main piece. */
type PricedSubItem = {
  itemType: Piece;
  alloy: PieceAlloy;
  size: UsRingSize | null;
  choices: ResolvedChoice[];
  /** Quantity per main piece. */
  quantity: number;
  unitPrice: Money | null;
  weight: Grams | null;
};

/** A configuration with its price. */
export type PricedPieces = {
  itemType: Piece;
  alloy: PieceAlloy;
  priority: PriorityTerms;
  size: UsRingSize | null;
  /** Choices as text, with defaults. */
  choices: ResolvedChoice[];
  /** Stones of the main piece as configured. */
  stones: () => StonePart[];
  subItems: PricedSubItem[];
  /** The parts in snapshot form. */
  parts: ConfiguredPart[];
  /** The customer supplies the metal. */
  ownMetal: boolean;
  currency: string;
  /** Null, never 0, if the piece has no price. */
  unitPrice: Money | null;
  linePrice: Money | null;
  quoteRequired: boolean;
  /**
   * Converts the price to JSON: rows (permission 1303), summary (1301) and market. Rows and summary each sum to the
   * unit price.
   */
  snapshot: () => PriceSnapshot;
  /** Weight in grams, including the sub-items. */
  estimatedWeight: Grams | null;
  /** Market prices that the price depends on, with the names of their metals. */
  market: NamedMarketPrice[];
  /** Time of the oldest market price; null without market metal. */
  marketAsOf: Date | null;
  validUntil: Date;
  warnings: PriceWarning[];
  /** Ids of required attributes without a choice. */
  missing: number[];
  /** Business days until it is ready, with the priority applied. */
  leadDays: number;
  promisedOn: IsoDay;
  /** Code of the variant that matches; null for none. */
  variantCode: string | null;
};

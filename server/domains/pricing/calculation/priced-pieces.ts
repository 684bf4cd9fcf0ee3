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

/** A part of a set as it is ordered with its main piece. */
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
  /** Choices in words, defaults applied. */
  choices: ResolvedChoice[];
  /** Stones of the main piece as chosen. */
  stones: () => StonePart[];
  subItems: PricedSubItem[];
  /** The same parts as snapshots keep them. */
  parts: ConfiguredPart[];
  /** The customer supplies the metal. */
  ownMetal: boolean;
  currency: string;
  /** Null, never 0, when the piece cannot be priced. */
  unitPrice: Money | null;
  linePrice: Money | null;
  quoteRequired: boolean;
  /** Freezes the price, JSON-able: rows (permission 1303) and summary (1301), which sum to the unit price, and market. */
  snapshot: () => PriceSnapshot;
  /** Grams of the piece with its sub-items. */
  estimatedWeight: Grams | null;
  /** Market prices the price stands on, with the names of their metals. */
  market: NamedMarketPrice[];
  /** Moment of the oldest of them; null without market metal. */
  marketAsOf: Date | null;
  validUntil: Date;
  warnings: PriceWarning[];
  /** Ids of required attributes that still have to be chosen. */
  missing: number[];
  /** Business days until it is ready, with the priority applied. */
  leadDays: number;
  promisedOn: IsoDay;
  /** Code of the variant that the configuration is; null: none. */
  variantCode: string | null;
};

import type { IsoDay } from '../../../lib/calendar.ts';
import type { Money } from '../../../lib/money.ts';
import type { Grams } from '../../../lib/weight.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ConfiguredPart, ResolvedChoice } from '../configuration/configuration.ts';
import type { StonePart } from '../rules/price-input.ts';
import type { PriceSnapshot } from '../rules/price-snapshot.ts';
import type { PriceWarning } from '../rules/price-warning.ts';
import type { UsRingSize } from '../rules/ring-size.ts';
import type { NamedMarketPrice } from '../sources/current-market.ts';
import type { PriorityTerms } from '../sources/load-price-sources.ts';
import type { Piece, PieceAlloy } from '../sources/piece.ts';

/** A market price of a fix as JSON: decimal text, ISO instant. */
export type MarketFixRow = PriceSnapshot['market'][number];

/** A part of a set as it is ordered with its main piece. */
export type PricedSubItem = {
  itemType: Piece;
  alloy: PieceAlloy;
  size: UsRingSize | null;
  choices: ResolvedChoice[];
  /** How many go with one main piece. */
  quantity: number;
  unitPrice: Money | null;
  weight: Grams | null;
};

/** A configuration with its price, ready to be shown, held in a cart or ordered. */
export type PricedConfiguration = {
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
  /** The customer brings the metal. */
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
  /** Business days until it is ready, priority applied. */
  leadDays: number;
  promisedOn: IsoDay;
  /** Equal for equal configurations. */
  configurationHash: string;
  /** Code of the variant that the configuration is; null: none. */
  variantCode: string | null;
  titleEn: string;
  titleFr: string;
  /** The settings it was priced by: whoever goes on with it need not read them again. */
  settings: Settings;
};

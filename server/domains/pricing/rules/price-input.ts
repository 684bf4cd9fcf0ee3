import type { Decimal } from '../../../lib/money.ts';
import type { AlloyComposition } from './gram-rate.ts';
import type { PieceWeight } from './piece-weight.ts';
import type { Named } from './price-row.ts';
import type { QuantityBreak } from './quantity-break.ts';
import type { UsRingSize } from './ring-size.ts';
import type { SettingRate, StoneBuyer, StonePrice } from './stone-price.ts';
import type { TreatmentBasis } from './treatment-basis.ts';
import type { MarketToUse } from './valid-until.ts';

/** An alloy of the piece. A two-tone piece has several, whose shares sum to 1. */
export interface MetalPart extends Named, AlloyComposition {
  /** Share of the piece's weight, 0 to 1. */
  share: Decimal;
  /** g/cm³; null when unknown. */
  density: Decimal | null;
  /** The customer supplies this metal: rate 0, but labour is charged. */
  suppliedByCustomer: boolean;
}

/** Equal stones of the piece. */
export interface StonePart extends Named {
  gem: string;
  shape: string;
  quality: string;
  /** Weight of one stone in carats. */
  caratEach: Decimal;
  count: number;
  /** How they are set; null if they are delivered loose. */
  settingType: string | null;
  suppliedByCustomer: boolean;
}

/** A purchased component: clasp, post, jump ring. */
export interface FindingPart extends Named {
  quantity: Decimal;
  price: Decimal | null;
}

/** Work on the piece: a price per piece below the threshold weight, otherwise per gram with a minimum. */
export interface ServicePart extends Named {
  perPiece: Decimal | null;
  perGram: Decimal | null;
  minimum: Decimal;
  /** Grams; null: always per piece. */
  thresholdGrams: Decimal | null;
}

/** Plating, engraving, fingerprint and similar. */
export interface TreatmentPart extends Named {
  basis: TreatmentBasis;
  /** Per piece, gram or cm². */
  price: Decimal | null;
  /** Treated area in cm² for PER_AREA; null if unknown. */
  areaCm2: Decimal | null;
  /** One-off set-up, charged only here. */
  setup: Decimal;
}

/** A priority; `factor` multiplies labour and treatments (1 for standard). */
interface PriorityChoice extends Named {
  factor: Decimal;
}

/** Markups in per cent. */
interface Markups {
  metal: Decimal;
  labour: Decimal;
  stone: Decimal;
  finding: Decimal;
}

/** Everything that the price of one piece depends on, with attributes resolved to parts. */
export interface PieceInput {
  metals: readonly MetalPart[];
  /** Null for items without metal (loose stones, findings). */
  weight: PieceWeight | null;
  size: UsRingSize | null;
  lossPercent: Decimal;
  stones: readonly StonePart[];
  findings: readonly FindingPart[];
  services: readonly ServicePart[];
  treatments: readonly TreatmentPart[];
  priority: PriorityChoice | null;
  markups: Markups;
  /** The customer's percentage, see `chooseAdjustment`; at least −100. */
  adjustmentPercent: Decimal;
  quantity: number;
  quantityBreaks: readonly QuantityBreak[];
  /** Rounding step of the unit price (0.05, 0.50, 1.00); null for cents. */
  roundTo: Decimal | null;
  /** This piece has no calculated price. */
  priceOnRequest: boolean;
  /** Required attributes without a choice, see `missingAttributes`. */
  missing: readonly number[];
}

/** The rates for prices. */
export interface PriceSources {
  market: MarketToUse;
  stonePrices: readonly StonePrice[];
  settingRates: readonly SettingRate[];
  buyer: StoneBuyer;
  now: Date;
}

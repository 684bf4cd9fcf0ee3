type Names = { code: string; nameEn: string; nameFr: string };

/** A decimal column as text, to be exact. */
type DecimalText = string;

/** Plating, engraving and other treatments with their rate per unit, and their set-up. */
export type PieceTreatment = Names & { id: number; unit: string; rate: DecimalText; setup: DecimalText };

/** An alloy that a piece is offered in. */
export type PieceAlloy = Names & {
  id: number;
  colour: string;
  mark: string;
  premiumPercent: DecimalText;
  /** g/cm³. */
  density: DecimalText;
  components: readonly { metalCode: string; fraction: DecimalText }[];
};

/** An option of a SELECT attribute and its effects on the price. */
export type PieceOption = Names & {
  id: number;
  stoneQuality: string | null;
  stoneGem: string | null;
  stoneShape: string | null;
  centreCarat: DecimalText | null;
  treatment: PieceTreatment | null;
};

/** An attribute of a piece with its options in order. */
export type PieceAttribute = Names & {
  id: number;
  /** SELECT, SIZE, TEXT or NUMBER. */
  kind: string;
  maxLength: number | null;
  /** Displayed unit of a NUMBER. */
  unit: string | null;
  minNumber: DecimalText | null;
  maxNumber: DecimalText | null;
  numberStep: DecimalText | null;
  defaultNumber: DecimalText | null;
  /** Value of the number for the reference weight; null if the weight does not depend on it. */
  weighedNumber: DecimalText | null;
  required: boolean;
  /** Applies only if this other attribute is chosen. */
  dependsOnId: number | null;
  defaultOptionId: number | null;
  options: readonly PieceOption[];
};

/** Labour service of a piece; `rate` is null without a rate. */
export type PieceService = Names & {
  id: number;
  rate: { perPiece: DecimalText; perGram: DecimalText; minimum: DecimalText; threshold: DecimalText } | null;
};

/** Stones of the bill of material. */
export type PieceStone = {
  position: string;
  gem: string;
  shape: string;
  quality: string;
  caratEach: DecimalText;
  count: number;
  settingType: string;
};

/** A named combination of alloy, size and options with its own code. */
type PieceVariant = {
  code: string;
  alloyId: number;
  /** US ring size; null: any. */
  size: DecimalText | null;
  options: readonly { attributeId: number; optionId: number }[];
};

/** An item type with its bill of material, choices and rates: everything that a price depends on. */
export type Piece = Names & {
  id: number;
  version: number;
  itemGroupId: number;
  /** Shipping box in mm. */
  parcel: { length: number; width: number; height: number };
  /** Shown in the catalogue and still made. */
  isOffered: boolean;
  pricingMode: string;
  quoteRequired: boolean;
  acceptsOwnMetal: boolean;
  /** Placeholder for free designs. A quoted one can be ordered although no list shows it. */
  freeDesign: boolean;
  requiresProof: boolean;
  /** In stock: ordering it creates no job. */
  isStock: boolean;
  /** For made pieces; 0 for stock. */
  leadDays: number;
  refWeight: DecimalText;
  refSize: DecimalText | null;
  minSize: DecimalText | null;
  maxSize: DecimalText | null;
  thickness: DecimalText;
  /** Volume of the CAD model in cm³; null if the weight comes from the reference piece. */
  cadVolume: DecimalText | null;
  finishRatio: DecimalText | null;
  /** Surface in cm² for treatments charged by area; null if unknown. */
  surfaceArea: DecimalText | null;
  shankShare: DecimalText;
  lossPercent: DecimalText;
  markupMetal: DecimalText;
  markupLabour: DecimalText;
  markupStone: DecimalText;
  markupFinding: DecimalText;
  roundUnitTo: DecimalText | null;
  /** In order; `defaultAlloyId` applies without a choice. */
  alloys: readonly PieceAlloy[];
  defaultAlloyId: number | null;
  attributes: readonly PieceAttribute[];
  stones: readonly PieceStone[];
  findings: readonly (Names & { quantity: DecimalText; price: DecimalText })[];
  services: readonly PieceService[];
  treatments: readonly PieceTreatment[];
  quantityBreaks: readonly { fromQuantity: number; percent: DecimalText }[];
  subItems: readonly { childId: number; quantity: number }[];
  /** In order. */
  variants: readonly PieceVariant[];
};

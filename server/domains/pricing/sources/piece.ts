type Names = { code: string; nameEn: string; nameFr: string };

/** A decimal column as text, so that it stays exact. */
type DecimalText = string;

/** Plating, engraving and other treatments with their rate by their unit, and what preparing them costs. */
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

/** A value of a SELECT attribute and what it changes in the price. */
export type PieceOption = Names & {
  id: number;
  stoneQuality: string | null;
  stoneGem: string | null;
  stoneShape: string | null;
  centreCarat: DecimalText | null;
  treatment: PieceTreatment | null;
};

/** An attribute that a piece offers, with the options offered, in order. */
export type PieceAttribute = Names & {
  id: number;
  /** SELECT, SIZE, TEXT or NUMBER. */
  kind: string;
  maxLength: number | null;
  /** Unit of a NUMBER as it is shown. */
  unit: string | null;
  minNumber: DecimalText | null;
  maxNumber: DecimalText | null;
  numberStep: DecimalText | null;
  defaultNumber: DecimalText | null;
  /** Value of the number for the reference weight; null: the weight does not depend on it. */
  weighedNumber: DecimalText | null;
  required: boolean;
  /** Counts only while this other attribute is chosen. */
  dependsOnId: number | null;
  defaultOptionId: number | null;
  options: readonly PieceOption[];
};

/** Labour service of a piece; `rate` null when none is listed. */
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

/** A named combination of alloy, size and options with a code of its own. */
type PieceVariant = {
  code: string;
  alloyId: number;
  /** US ring size; null: any. */
  size: DecimalText | null;
  options: readonly { attributeId: number; optionId: number }[];
};

/** An item type with its bill of material, choices and rates: all of it that a price depends on. */
export type Piece = Names & {
  id: number;
  version: number;
  itemGroupId: number;
  /** Box in which it travels, in mm. */
  parcel: { length: number; width: number; height: number };
  /** Shown in the catalogue and still made. */
  isOffered: boolean;
  pricingMode: string;
  quoteRequired: boolean;
  acceptsOwnMetal: boolean;
  /** Stands for pieces that are designed freely; what was quoted of it can be ordered although no list shows it. */
  freeDesign: boolean;
  requiresProof: boolean;
  /** Lies in stock: ordering it needs no job. */
  isStock: boolean;
  /** Of what is made; none where it lies in stock. */
  leadDays: number;
  refWeight: DecimalText;
  refSize: DecimalText | null;
  minSize: DecimalText | null;
  maxSize: DecimalText | null;
  thickness: DecimalText;
  /** Volume of the CAD model in cm³; null: the weight comes from the reference piece. */
  cadVolume: DecimalText | null;
  finishRatio: DecimalText | null;
  /** Surface in cm² for treatments charged by area; null: not known. */
  surfaceArea: DecimalText | null;
  shankShare: DecimalText;
  lossPercent: DecimalText;
  markupMetal: DecimalText;
  markupLabour: DecimalText;
  markupStone: DecimalText;
  markupFinding: DecimalText;
  roundUnitTo: DecimalText | null;
  /** In order; `defaultAlloyId` stands when none is chosen. */
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

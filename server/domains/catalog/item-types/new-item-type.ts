import type { Prisma } from '../../../database/generated/client.ts';

/** An attribute of a piece; `optionCodes` are its options, in the attribute's order. */
export type NewItemTypeAttribute = {
  attributeCode: string;
  required: boolean;
  defaultOptionCode?: string | null;
  optionCodes: readonly string[];
  /** Limits of a NUMBER, decimals as text. */
  number?: NewNumberLimits | null;
};

/** Limits of a NUMBER on a piece, its default, and the number at which the reference piece was weighed. */
type NewNumberLimits = {
  min: string;
  max: string;
  step: string;
  default?: string | null;
  weighed?: string | null;
};

/** Stones of the bill of material. */
export type NewItemTypeStone = {
  position: 'CENTRE' | 'SIDE';
  gem: string;
  shape: string;
  quality: string;
  /** Carat of one stone, decimal text. */
  caratEach: string;
  count: number;
  settingType: string;
};

/** A named combination of metal, size and options with its own code. */
type NewVariant = {
  code: string;
  nameEn: string;
  nameFr: string;
  alloyCode: string;
  size?: string | null;
  options?: readonly { attributeCode: string; optionCode: string }[];
};

/** An additional view of a piece; its drawing replaces the piece's own. */
type NewItemTypeImage = { altEn: string; altFr: string; drawing: Prisma.InputJsonObject };

/** A new piece; references by code, decimals as text. */
export type NewItemType = {
  code: string;
  nameEn: string;
  nameFr: string;
  descriptionEn: string;
  descriptionFr: string;
  itemGroupCode: string;
  categoryCodes: readonly string[];
  featuredRank?: number | null;
  shownInCatalog?: boolean;
  pricingMode?: 'FIXED' | 'ESTIMATED_WEIGHT' | 'MARKET_AT_SHIP';
  quoteRequired?: boolean;
  acceptsOwnMetal?: boolean;
  freeDesign?: boolean;
  requiresProof?: boolean;
  /** In stock: ordering it creates no job. */
  isStock?: boolean;
  leadDays: number;
  /** Grams at a density of 13.0 in `refSize`. */
  refWeight: string;
  refSize?: string | null;
  minSize?: string | null;
  maxSize?: string | null;
  /** mm. */
  thickness?: string;
  /** Volume of the CAD model in cm³. */
  cadVolume?: string | null;
  finishRatio?: string | null;
  /** Area in cm² for treatments by area. */
  surfaceArea?: string | null;
  shankShare?: string;
  lossPercent?: string;
  markupMetal?: string;
  markupLabour?: string;
  markupStone?: string;
  markupFinding?: string;
  roundUnitTo?: string | null;
  /** The drawing of the piece (`drawings/piece-drawing`). */
  drawing: Prisma.InputJsonObject;
  /** Alloys offered; the first is the default. */
  alloyCodes: readonly string[];
  attributes?: readonly NewItemTypeAttribute[];
  stones?: readonly NewItemTypeStone[];
  findings?: readonly { findingCode: string; quantity: string }[];
  serviceCodes?: readonly string[];
  treatmentCodes?: readonly string[];
  quantityBreaks?: readonly { fromQuantity: number; percent: string }[];
  subItems?: readonly { code: string; quantity: number }[];
  variants?: readonly NewVariant[];
  images?: readonly NewItemTypeImage[];
  /** When it was added to the catalogue; default: now. */
  createdAt?: Date;
};

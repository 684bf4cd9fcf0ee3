import type { Prisma } from '../../../database/generated/client.ts';

/** An attribute of a piece; `optionCodes` are the values offered, in the attribute's own order. */
export type NewItemTypeAttribute = {
  attributeCode: string;
  required: boolean;
  defaultOptionCode?: string | null;
  optionCodes: readonly string[];
  /** Limits of a NUMBER, decimals as text. */
  number?: NewNumberLimits | null;
};

/** What a NUMBER allows on a piece, its default, and the number at which the reference piece was weighed. */
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

/** A further view of a piece; its drawing stands instead of the piece's own. */
type NewItemTypeImage = { altEn: string; altFr: string; drawing: Prisma.InputJsonObject };

/** A piece as the workshop defines it; everything it refers to by code, decimals as text. */
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
  /** Lies in stock: ordering it needs no job. */
  isStock?: boolean;
  leadDays: number;
  /** Grams in metal of density 13.0 at `refSize`. */
  refWeight: string;
  refSize?: string | null;
  minSize?: string | null;
  maxSize?: string | null;
  /** mm. */
  thickness?: string;
  /** cm³ of the CAD model. */
  cadVolume?: string | null;
  finishRatio?: string | null;
  /** cm² that treatments by area cover. */
  surfaceArea?: string | null;
  shankShare?: string;
  lossPercent?: string;
  markupMetal?: string;
  markupLabour?: string;
  markupStone?: string;
  markupFinding?: string;
  roundUnitTo?: string | null;
  /** How the piece is drawn (server/drawings). */
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
  /** When it came into the catalogue; now, unless it is older. */
  createdAt?: Date;
};

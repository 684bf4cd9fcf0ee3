import type { Configuration } from '../../pricing/configuration/configuration.ts';

/** Equal stones of a design; carats as decimal text. */
export type DesignStone = {
  gem: string;
  shape: string;
  quality: string;
  caratEach: string;
  count: number;
  settingType: string;
};

/** A free design: a piece without an item type, made of metal, stones, services and treatments. */
export type EstimateDesign = {
  alloyId: number;
  /** The customer supplies the metal. */
  ownMetal: boolean;
  priorityId: number | null;
  /** Finished weight in grams as decimal text; null: from the CAD model. */
  weight: string | null;
  /** Cubic centimetres of the CAD model as decimal text; null: the weight was given. */
  cadVolume: string | null;
  /** Area in cm² for treatments by area, as decimal text; null if unknown, absent in older designs. */
  surfaceArea?: string | null;
  stones: readonly DesignStone[];
  serviceTypeCodes: readonly string[];
  treatmentIds: readonly number[];
};

/** Kinds of estimates. */
export type EstimateContent =
  | { kind: 'PIECE'; configuration: Configuration }
  | { kind: 'DESIGN'; design: EstimateDesign };

/** Parses the JSON column of a content. */
export function contentOfJson(json: unknown): EstimateContent {
  // Only an EstimateContent is written to this column; decimals are text.
  return json as EstimateContent;
}

/** Converts a content to its JSON column. */
export function jsonOfContent(content: EstimateContent): EstimateContent {
  if (content.kind === 'DESIGN') return content;
  const { configuration } = content;
  const size = (value: Configuration['size']) => (value == null ? null : String(value));
  return {
    kind: 'PIECE',
    configuration: {
      ...configuration,
      size: size(configuration.size),
      subItems: configuration.subItems?.map((part) => ({ ...part, size: size(part.size) })) ?? null,
    },
  };
}

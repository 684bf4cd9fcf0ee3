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
  /** Finished weight in grams as decimal text; null: the CAD model decides. */
  weight: string | null;
  /** Cubic centimetres of the CAD model as decimal text; null: the weight was given. */
  cadVolume: string | null;
  /** cm² that treatments by area cover, as decimal text; null or, in designs of old, absent: not known. */
  surfaceArea?: string | null;
  stones: readonly DesignStone[];
  serviceTypeCodes: readonly string[];
  treatmentIds: readonly number[];
};

/** Kinds of estimates. */
export type EstimateContent =
  | { kind: 'PIECE'; configuration: Configuration }
  | { kind: 'DESIGN'; design: EstimateDesign };

/** Reads what an estimate is about back from its JSON column. */
export function contentOfJson(json: unknown): EstimateContent {
  // The column is only ever written with an EstimateContent; decimals in it are text.
  return json as EstimateContent;
}

/** The same as its JSON column. */
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

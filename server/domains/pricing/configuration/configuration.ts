import type { DecimalInput } from '../../../lib/money.ts';

/** The choice for one attribute: an option of a SELECT, a text of a TEXT, a number as text of a NUMBER. */
export type AttributeChoice = { attributeId: number; optionId?: number | null; text?: string | null };

/** A piece as configured by a customer; absent fields use the piece's defaults. */
export type Configuration = {
  itemTypeId: number;
  alloyId?: number | null;
  /** US ring size. */
  size?: DecimalInput | null;
  attributes?: readonly AttributeChoice[] | null;
  /** Parts of a set that are configured separately from the main piece. */
  subItems?: readonly PartConfiguration[] | null;
  /** The customer supplies the metal. */
  ownMetal?: boolean | null;
  priorityId?: number | null;
};

/** A part of a set as configured by a customer; absent fields follow the main piece. */
export type PartConfiguration = Pick<Configuration, 'itemTypeId' | 'alloyId' | 'size' | 'attributes'> & {
  /** The choices are complete: what is absent was left out, and does not follow the main piece. */
  isComplete?: boolean;
};

/** A choice as text, with defaults; snapshots have both languages. */
export type ResolvedChoice = {
  attributeId: number;
  attributeCode: string;
  attributeNameEn: string;
  attributeNameFr: string;
  optionId: number | null;
  valueEn: string;
  valueFr: string;
  /** The text that the customer typed, for numbers without the unit; null for options. */
  text: string | null;
  /** Cut that the option gives the stone; absent if it does not change it. */
  stoneShape?: string;
  /** How the option changes the picture, as terms of its URL; absent if it does not. */
  look?: string;
};

/** A configured part of a set; snapshots have both languages. */
export type ConfiguredPart = {
  itemTypeId: number;
  code: string;
  nameEn: string;
  nameFr: string;
  alloyId: number;
  alloyCode: string;
  alloyNameEn: string;
  alloyNameFr: string;
  /** US ring size as text. */
  size: string | null;
  choices: ResolvedChoice[];
  /** Quantity per main piece. */
  quantity: number;
  /** It was not configured separately, but like the main piece. */
  follows: boolean;
};

/** A configuration as stored on a line, with defaults. */
export type StoredConfiguration = {
  itemTypeId: number;
  alloyId: number;
  size: DecimalInput | null;
  priorityId: number;
  choices: readonly ResolvedChoice[];
  parts: readonly ConfiguredPart[];
  ownMetal: boolean;
};

/** Converts a stored configuration to a new request. */
export function requestOfStored({ choices, parts, ...kept }: StoredConfiguration): Configuration {
  return {
    ...kept,
    attributes: choices.map(requestedChoice),
    subItems: parts
      .filter(({ follows }) => !follows)
      .map(({ itemTypeId, alloyId, size, choices: own }) => ({
        itemTypeId,
        alloyId,
        size,
        attributes: own.map(requestedChoice),
        isComplete: true,
      })),
  };
}

function requestedChoice({ attributeId, optionId, text }: ResolvedChoice): AttributeChoice {
  return { attributeId, optionId, text };
}

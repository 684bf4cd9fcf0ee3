import type { DecimalInput } from '../../../lib/money.ts';

/** What was chosen for one attribute: an option of a SELECT, a text of a TEXT, a number as the text of a NUMBER. */
export type AttributeChoice = { attributeId: number; optionId?: number | null; text?: string | null };

/** A piece as a customer configures it; what is absent takes the piece's default. */
export type Configuration = {
  itemTypeId: number;
  alloyId?: number | null;
  /** US ring size. */
  size?: DecimalInput | null;
  attributes?: readonly AttributeChoice[] | null;
  /** Parts of a set that do not simply follow the main piece. */
  subItems?: readonly PartConfiguration[] | null;
  /** The customer supplies the metal. */
  ownMetal?: boolean | null;
  priorityId?: number | null;
};

/** A part of a set as a customer configures it; what is absent follows the main piece. */
export type PartConfiguration = Pick<Configuration, 'itemTypeId' | 'alloyId' | 'size' | 'attributes'>;

/** A choice in words, defaults applied; snapshots keep both languages. */
export type ResolvedChoice = {
  attributeId: number;
  attributeCode: string;
  attributeNameEn: string;
  attributeNameFr: string;
  optionId: number | null;
  valueEn: string;
  valueFr: string;
  /** What the customer typed, of numbers without the unit; null for options. */
  text: string | null;
  /** Cut that the option gives the stone; absent: it says nothing of it. */
  stoneShape?: string;
  /** What the option changes in the picture, as terms of its address; absent: nothing, or it is the standard. */
  look?: string;
};

/** A part of a set as it was configured; snapshots keep both languages. */
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
  /** It was not configured separately: it follows the main piece. */
  follows: boolean;
};

/** What a stored line keeps of a configuration, defaults applied. */
export type KeptConfiguration = {
  itemTypeId: number;
  alloyId: number;
  size: DecimalInput | null;
  priorityId: number;
  choices: readonly ResolvedChoice[];
  parts: readonly ConfiguredPart[];
  ownMetal: boolean;
};

/** The same piece, asked for again. */
export function askAgain({ choices, parts, ...kept }: KeptConfiguration): Configuration {
  return {
    ...kept,
    attributes: choices.map(askedChoice),
    subItems: parts
      .filter(({ follows }) => !follows)
      .map(({ itemTypeId, alloyId, size, choices: own }) => ({
        itemTypeId,
        alloyId,
        size,
        attributes: own.map(askedChoice),
      })),
  };
}

function askedChoice({ attributeId, optionId, text }: ResolvedChoice): AttributeChoice {
  return { attributeId, optionId, text };
}

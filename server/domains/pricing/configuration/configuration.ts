import type { DecimalInput } from '../../../lib/money.ts';

/** What was chosen for one attribute: an option of a SELECT, a text of a TEXT. */
export type AttributeChoice = { attributeId: number; optionId?: number | null; text?: string | null };

/** A piece as a customer configures it; what is absent takes the piece's default. */
export type Configuration = {
  itemTypeId: number;
  alloyId?: number | null;
  /** US ring size. */
  size?: DecimalInput | null;
  attributes?: readonly AttributeChoice[] | null;
  priorityId?: number | null;
};

/** A choice in words, defaults applied; snapshots keep both languages. */
export type ResolvedChoice = {
  attributeId: number;
  attributeCode: string;
  attributeNameEn: string;
  attributeNameFr: string;
  optionId: number | null;
  valueEn: string;
  valueFr: string;
  /** What the customer typed; null for options. */
  text: string | null;
};

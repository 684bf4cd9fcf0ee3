/** Entities that a cell refers to by code. */
export type RateReference =
  | 'METAL'
  | 'ALLOY'
  | 'SERVICE_TYPE'
  | 'FINDING'
  | 'TREATMENT'
  | 'PRIORITY'
  | 'CUSTOMER'
  | 'CUSTOMER_TYPE'
  | 'ITEM_TYPE'
  | 'ITEM_GROUP';

/** Types of cells. */
export type RateValue =
  | { kind: 'REFERENCE'; to: RateReference }
  /** An upper-case code: a gem, a quality, a kind of setting. */
  | { kind: 'CODE'; maxLength: number }
  | { kind: 'INTEGER'; min: number; max: number }
  /** As decimal text with at most this number of places. */
  | { kind: 'DECIMAL'; min: string; max: string; places: number };

/** A column of a rate table. */
export type RateColumn = {
  /** Name of the cell in errors: `rows.0.perPiece`. */
  name: string;
  /** Column of the database. */
  column: string;
  nameEn: string;
  nameFr: string;
  value: RateValue;
  /** Cells that identify a row; the others are the rate. */
  isKey: boolean;
  isRequired: boolean;
};

/** Codes of the rate tables, in the order of their tabs. */
export const RATE_TABLE_CODES = [
  'MARKET',
  'ALLOY_PREMIUMS',
  'ALLOY_METALS',
  'LABOUR',
  'SETTINGS',
  'STONES',
  'FINDINGS',
  'TREATMENTS',
  'PRIORITIES',
  'TERMS',
  'QUANTITY_BREAKS',
] as const;

export type RateTableCode = (typeof RATE_TABLE_CODES)[number];

/** A table of rates that staff maintain. */
export type RateTable = {
  code: RateTableCode;
  nameEn: string;
  nameFr: string;
  /** Database table, and its column with the start of the rate. */
  table: string;
  validFrom: 'validFrom' | 'asOf';
  columns: readonly RateColumn[];
  /** Rows can be withdrawn. */
  canWithdraw: boolean;
  /** The entity whose own columns apply until the first dated row, identified by the only key. */
  base?: { table: string };
  /** Columns with a fixed value in every row. */
  constants?: Readonly<Record<string, string>>;
  /** Exactly one of these cells is filled. */
  exactlyOneOf?: readonly string[];
};

/** A typed row: cells in the order of the columns; null for empty. */
export type RateCells = readonly (string | null)[];

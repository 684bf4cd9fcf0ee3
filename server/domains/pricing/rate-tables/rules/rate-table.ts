/** A thing that a cell names by its code. */
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

/** What a cell holds. */
export type RateValue =
  | { kind: 'REFERENCE'; to: RateReference }
  /** An upper-case code of the trade: a gem, a quality, a kind of setting. */
  | { kind: 'CODE'; maxLength: number }
  | { kind: 'INTEGER'; min: number; max: number }
  /** As decimal text with at most so many places. */
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
  /** Cells that tell rows apart; the others are what changes. */
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

/** Which rate table. */
export type RateTableCode = (typeof RATE_TABLE_CODES)[number];

/** A table of rates that staff maintain: what it holds, and how a row of it reads. */
export type RateTable = {
  code: RateTableCode;
  nameEn: string;
  nameFr: string;
  /** Table of the database, and its column of the moment from which a row counts. */
  table: string;
  validFrom: 'validFrom' | 'asOf';
  columns: readonly RateColumn[];
  /** A row may be taken away from a moment on. */
  canWithdraw: boolean;
  /** Things whose own columns count until the first dated row: the table they are in, named by the one key. */
  base?: { table: string };
  /** Columns that every row gets along. */
  constants?: Readonly<Record<string, string>>;
  /** Of these cells exactly one is filled. */
  exactlyOneOf?: readonly string[];
};

/** A row as it is typed: cells in the order of the columns, null: empty. */
export type RateCells = readonly (string | null)[];

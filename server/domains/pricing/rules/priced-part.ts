import type { PriceRow } from './price-row.ts';
import type { PriceWarning, PriceWarningCode } from './price-warning.ts';

/** Rows of one section of the breakdown, and what could not be priced in it. */
export interface PricedPart {
  rows: PriceRow[];
  unknown: PriceWarning[];
}

/** A section with everything known. */
export function pricedRows(rows: PriceRow[]): PricedPart {
  return { rows, unknown: [] };
}

/** Something that has no price: the whole piece then has none. */
export function unpriced(code: PriceWarningCode, subject: string | null): PricedPart {
  return { rows: [], unknown: [{ code, subject }] };
}

/** Several sections as one, in order. */
export function joinParts(parts: readonly PricedPart[]): PricedPart {
  return {
    rows: parts.flatMap((part) => part.rows),
    unknown: parts.flatMap((part) => part.unknown),
  };
}

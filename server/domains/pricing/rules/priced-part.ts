import type { PriceRow } from './price-row.ts';
import type { PriceWarning, PriceWarningCode } from './price-warning.ts';

/** Rows of one section of the breakdown, and its problems. */
export interface PricedPart {
  rows: PriceRow[];
  unknown: PriceWarning[];
}

/** A section without problems. */
export function pricedRows(rows: PriceRow[]): PricedPart {
  return { rows, unknown: [] };
}

/** A section without a price, so that the whole piece has none. */
export function unpriced(code: PriceWarningCode, subject: string | null): PricedPart {
  return { rows: [], unknown: [{ code, subject }] };
}

/** Joins several sections in order. */
export function joinParts(parts: readonly PricedPart[]): PricedPart {
  return {
    rows: parts.flatMap((part) => part.rows),
    unknown: parts.flatMap((part) => part.unknown),
  };
}

import { decimal } from '../../../lib/money.ts';
import type { QuoteLineRow } from '../lines/quote-line.ts';
import { quoteTotal } from '../rules/quote-total.ts';
import { quotePricingMode } from '../rules/validity.ts';

/** The terms of a version, besides its lines. */
export type VersionTerms = {
  validOn: Date | null;
  depositPercent: string | null;
  terms: string | null;
  leadDays: number | null;
  internalNote: string | null;
};

/** Empty terms. */
export const NO_TERMS: VersionTerms = {
  validOn: null,
  depositPercent: null,
  terms: null,
  leadDays: null,
  internalNote: null,
};

/** The total of lines with the standard choice, as a column; null if a line has no price. */
export function totalColumn(
  lines: readonly Pick<
    QuoteLineRow,
    'lineKey' | 'unitPrice' | 'quantity' | 'isOptional' | 'alternativeGroup'
  >[],
): string | null {
  const counted = lines.map((line) => ({
    ...line,
    unitPrice: line.unitPrice === null ? null : decimal(line.unitPrice),
  }));
  return quoteTotal(counted)?.toFixed(2) ?? null;
}

/** The row of a version with its sums. */
export function versionRow(
  identity: { id: number; priceQuoteId: number; n: number },
  terms: VersionTerms,
  lines: readonly QuoteLineRow[],
) {
  return {
    ...identity,
    ...terms,
    pricingMode: quotePricingMode(lines),
    total: totalColumn(lines),
    sentAt: null as string | null,
    sentById: null as number | null,
    contentHash: null as string | null,
  };
}

/** Rows of the target prices, which are given by `lineKey`. */
export function targetRows(
  lines: readonly { id: number; lineKey: number }[],
  targets: ReadonlyMap<number, string> | undefined,
) {
  return lines.flatMap(({ id, lineKey }) => {
    const unitPrice = targets?.get(lineKey);
    return unitPrice === undefined ? [] : [{ lineId: id, unitPrice }];
  });
}

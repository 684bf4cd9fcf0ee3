import { decimal } from '../../../lib/money.ts';
import type { QuoteLineRow } from '../lines/quote-line.ts';
import { quoteTotal } from '../rules/quote-total.ts';
import { quotePricingMode } from '../rules/validity.ts';

/** What a version says beside its lines. */
export type VersionTerms = {
  validOn: Date | null;
  depositPercent: string | null;
  terms: string | null;
  leadDays: number | null;
  internalNote: string | null;
};

/** Nothing said yet. */
export const NO_TERMS: VersionTerms = {
  validOn: null,
  depositPercent: null,
  terms: null,
  leadDays: null,
  internalNote: null,
};

/** What lines come to unless the customer chooses otherwise, as a column; null while one has no price. */
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

/** Rows of the target prices of lines, which are given by `lineKey`. */
export function targetRows(
  lines: readonly { id: number; lineKey: number }[],
  targets: ReadonlyMap<number, string> | undefined,
) {
  return lines.flatMap(({ id, lineKey }) => {
    const unitPrice = targets?.get(lineKey);
    return unitPrice === undefined ? [] : [{ lineId: id, unitPrice }];
  });
}

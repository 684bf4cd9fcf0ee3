import { amount } from '../amounts.ts';
import type { RestCalculatePriceQuery } from '../gql/graphql.ts';
import { type Language, messageText } from '../messages.ts';

interface PriceRow {
  readonly kind: string;
  readonly code: string | null;
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly rate: string | null;
  readonly amount: string;
}

/** Rows of a price as JSON numbers; null when the caller may not see them. */
export function priceRows(rows: readonly PriceRow[] | null) {
  return (
    rows?.map((row) => ({
      kind: row.kind,
      code: row.code,
      name: row.name,
      quantity: amount(row.quantity),
      unit: row.unit,
      rate: amount(row.rate),
      amount: amount(row.amount),
    })) ?? null
  );
}

/** The price of a configuration (product rules 7). */
export function priceAnswer(
  price: NonNullable<RestCalculatePriceQuery['calculatePrice']>,
  language: Language,
) {
  return {
    ...price,
    unitPrice: amount(price.unitPrice),
    linePrice: amount(price.linePrice),
    breakdown: priceRows(price.breakdown),
    summary: priceRows(price.summary),
    estimatedWeight: amount(price.estimatedWeight),
    market: price.market.map((fix) => ({ ...fix, pricePerOunce: amount(fix.pricePerOunce) })),
    warnings: price.warnings.map(({ code }) => ({ key: code, value: messageText(code, language) })),
  };
}

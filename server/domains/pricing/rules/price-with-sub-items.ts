import { Decimal, sumMoney } from '../../../lib/money.ts';
import type { Grams } from '../../../lib/weight.ts';
import type { PiecePrice } from './piece-price.ts';
import { type Named, namedRow, type PriceRow } from './price-row.ts';
import { addSummaries } from './price-summary.ts';
import type { PriceWarning } from './price-warning.ts';

/** A sub-item of a piece (the band of a set, the chain of a pendant) with its own price. */
export interface PricedSubItem extends Named {
  /** Quantity per piece. */
  quantity: number;
  price: PiecePrice;
}

/**
 * The price of a piece with its sub-items: each sub-item is one SUB_ITEM row of the unit price. If one has no price,
 * the whole has none.
 */
export function priceWithSubItems(
  main: PiecePrice,
  subItems: readonly PricedSubItem[],
  quantity: number,
): PiecePrice {
  if (subItems.length === 0) return main;
  const prices = [main, ...subItems.map((sub) => sub.price)];
  const warnings = distinct([
    ...prices.flatMap((price) => price.warnings),
    ...subItems.flatMap(unknownSubItem),
  ]);
  const whole = {
    quoteRequired: prices.some((price) => price.quoteRequired),
    estimatedWeight: weightOf(main, subItems),
    marketAsOf: oldest(prices.map((price) => price.marketAsOf).filter((asOf) => asOf !== null)),
    marketUsed: [...new Map(prices.flatMap((p) => p.marketUsed).map((m) => [m.metalCode, m])).values()],
    warnings,
    missing: [...new Set(prices.flatMap((price) => price.missing))],
  };
  const subRows = subItems.map(subItemRow).filter((row) => row !== null);
  if (main.unitPrice === null || subRows.length < subItems.length) {
    return { ...whole, unitPrice: null, linePrice: null, breakdown: [], summary: [] };
  }
  const unitPrice = main.unitPrice.plus(sumMoney(subRows.map((row) => row.amount)));
  return {
    ...whole,
    unitPrice,
    linePrice: unitPrice.mul(quantity),
    breakdown: [...main.breakdown, ...subRows],
    summary: addSummaries([
      { rows: main.summary, quantity: 1 },
      ...subItems.map((sub) => ({ rows: sub.price.summary, quantity: sub.quantity })),
    ]),
  };
}

function subItemRow(sub: PricedSubItem): PriceRow | null {
  const rate = sub.price.unitPrice;
  if (rate === null) return null;
  const quantity = new Decimal(sub.quantity);
  return namedRow('SUB_ITEM', sub, { quantity, unit: 'PIECE', rate, amount: rate.mul(quantity) });
}

function unknownSubItem(sub: PricedSubItem): PriceWarning[] {
  const isUnknown = sub.price.unitPrice === null && sub.price.missing.length === 0;
  return isUnknown ? [{ code: 'SUB_ITEM_PRICE_UNKNOWN', subject: sub.code }] : [];
}

/** Sub-items without metal add nothing. If the weight of the piece itself is unknown, the total is unknown. */
function weightOf(main: PiecePrice, subItems: readonly PricedSubItem[]): Grams | null {
  if (main.estimatedWeight === null) return null;
  const weights = subItems.map((sub) => sub.price.estimatedWeight?.mul(sub.quantity) ?? new Decimal(0));
  return main.estimatedWeight.plus(sumMoney(weights));
}

function oldest(moments: readonly Date[]): Date | null {
  return moments.length === 0 ? null : new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

function distinct(warnings: readonly PriceWarning[]): PriceWarning[] {
  return [...new Map(warnings.map((each) => [`${each.code} ${each.subject}`, each])).values()];
}

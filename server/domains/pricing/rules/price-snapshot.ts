import { moneyText } from '../../../lib/money.ts';
import type { PiecePrice } from './piece-price.ts';
import type { PriceRow, PriceRowKind, PriceRowUnit } from './price-row.ts';
import type { SummaryKind, SummaryRow } from './price-summary.ts';

/** A breakdown row as JSON: decimals as text. */
interface PriceRowSnapshot {
  kind: PriceRowKind;
  code: string | null;
  nameEn: string | null;
  nameFr: string | null;
  quantity: string;
  unit: PriceRowUnit;
  rate: string;
  amount: string;
}

/** A summary line as JSON; code and names only if its kind does not name it. */
type SummaryRowSnapshot = {
  kind: SummaryKind;
  code?: string;
  nameEn?: string | null;
  nameFr?: string | null;
  amount: string;
};

/** A price as stored on a cart line or a job, ready for a JSON column. It is never edited, only replaced. */
export interface PriceSnapshot {
  unitPrice: string | null;
  breakdown: PriceRowSnapshot[];
  summary: SummaryRowSnapshot[];
  /** Grams. */
  estimatedWeight: string | null;
  /** The market fix: price per troy ounce and ISO time for each metal. */
  market: { metalCode: string; pricePerOunce: string; asOf: string }[];
}

/** Converts a price to a snapshot. */
export function toPriceSnapshot(price: PiecePrice): PriceSnapshot {
  return {
    unitPrice: price.unitPrice === null ? null : moneyText(price.unitPrice),
    breakdown: price.breakdown.map(toRowSnapshot),
    summary: price.summary.map(toSummarySnapshot),
    estimatedWeight: price.estimatedWeight?.toFixed(2) ?? null,
    market: price.marketUsed.map(({ metalCode, pricePerOunce, asOf }) => ({
      metalCode,
      pricePerOunce: pricePerOunce.toFixed(),
      asOf: asOf.toISOString(),
    })),
  };
}

function toSummarySnapshot({ kind, code, nameEn, nameFr, amount }: SummaryRow): SummaryRowSnapshot {
  return { kind, ...(code !== null && { code, nameEn, nameFr }), amount: moneyText(amount) };
}

function toRowSnapshot(row: PriceRow): PriceRowSnapshot {
  return {
    ...row,
    quantity: row.quantity.toFixed(),
    rate: row.rate.toFixed(),
    amount: moneyText(row.amount),
  };
}

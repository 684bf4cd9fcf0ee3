import { type Decimal, type Money, percentOf, sumMoney } from '../../../lib/money.ts';

/** Kind of a breakdown row. */
export type PriceRowKind =
  | 'METAL'
  | 'LOSS'
  | 'METAL_MARKUP'
  | 'FINDINGS'
  | 'FINDING_MARKUP'
  | 'STONES'
  | 'STONE_MARKUP'
  | 'LABOUR'
  | 'SETTING'
  | 'TREATMENT'
  | 'SETUP'
  | 'LABOUR_MARKUP'
  | 'PRIORITY'
  | 'ADJUSTMENT'
  | 'QUANTITY_BREAK'
  | 'ROUNDING'
  | 'SUB_ITEM';

/** Unit of `quantity`. PERCENT rows take `quantity` per cent of `rate`; FACTOR rows multiply it. */
export type PriceRowUnit = 'GRAM' | 'CARAT' | 'PIECE' | 'CM2' | 'PERCENT' | 'FACTOR' | 'FLAT';

/** An object with a code and a name in both languages: an alloy, a service, a finding. */
export interface Named {
  code: string;
  nameEn: string;
  nameFr: string;
}

/** One row of a breakdown. Rows without a name (loss, markups) are named by their kind. */
export interface PriceRow {
  kind: PriceRowKind;
  code: string | null;
  nameEn: string | null;
  nameFr: string | null;
  /** Grams 0.01, carats 0.001, pieces, per cent or factor. */
  quantity: Decimal;
  unit: PriceRowUnit;
  /** Price per unit (four decimals), or the amount that a percentage applies to. */
  rate: Decimal;
  /** Rounded half-up to cents; negative for discounts. */
  amount: Money;
}

/** A row for a named object. */
export function namedRow(
  kind: PriceRowKind,
  named: Named,
  figures: Pick<PriceRow, 'quantity' | 'unit' | 'rate' | 'amount'>,
): PriceRow {
  const { code, nameEn, nameFr } = named;
  return { kind, code, nameEn, nameFr, ...figures };
}

/** The sum of rows. */
export function sumOfRows(rows: readonly PriceRow[]): Money {
  return sumMoney(rows.map((row) => row.amount));
}

/** A percentage of an amount as a row; no row for an amount of 0. */
export function percentRow(kind: PriceRowKind, percent: Decimal, base: Money): PriceRow[] {
  const amount = percentOf(base, percent);
  if (amount.isZero()) return [];
  return [
    { kind, code: null, nameEn: null, nameFr: null, quantity: percent, unit: 'PERCENT', rate: base, amount },
  ];
}

import {
  type Decimal,
  decimal,
  type Money,
  percentOf,
  roundCents,
  roundToStep,
  sumMoney,
} from '../../../lib/money.ts';

/** A breakdown row of a snapshot. */
export type StoredRow = { kind: string; code: string | null; quantity: string; rate: string; amount: string };

/** A recalculated row with its amount. */
type RepricedRow = { kind: string; code: string | null; amount: string };

/** Rows after the base of a price, each calculated from the rows before it. */
const FINAL_KINDS: readonly string[] = ['ADJUSTMENT', 'QUANTITY_BREAK', 'ROUNDING'];

/**
 * The rows of a stored breakdown at other gram rates by alloy: metal with its loss and markup, then adjustment,
 * quantity break and rounding again. Alloys without a rate, the customer's metal and parts of a set stay.
 */
export function repriceRows(rows: readonly StoredRow[], rates: ReadonlyMap<string, Decimal>): RepricedRow[] {
  const base: RepricedRow[] = [];
  for (const row of rows) {
    if (!FINAL_KINDS.includes(row.kind))
      base.push({ ...named(row), amount: text(baseAmount(row, base, rates)) });
  }
  const all = [...base];
  for (const row of rows) {
    if (FINAL_KINDS.includes(row.kind)) all.push({ ...named(row), amount: text(finalAmount(row, all)) });
  }
  return all;
}

/** The sum of rows. */
export function amountOf(rows: readonly { amount: string }[], kinds?: readonly string[]): Money {
  const counted =
    kinds === undefined ? rows : rows.filter((row) => 'kind' in row && kinds.includes(String(row.kind)));
  return sumMoney(counted.map(({ amount }) => decimal(amount)));
}

function named({ kind, code }: StoredRow) {
  return { kind, code };
}

function text(amount: Money): string {
  return amount.toFixed(2);
}

function baseAmount(
  { kind, code, quantity, rate, amount }: StoredRow,
  before: readonly RepricedRow[],
  rates: ReadonlyMap<string, Decimal>,
): Money {
  switch (kind) {
    case 'METAL': {
      const now = code === null ? undefined : rates.get(code);
      return now === undefined || decimal(rate).isZero()
        ? decimal(amount)
        : roundCents(decimal(quantity).mul(now));
    }
    case 'LOSS':
      return percentOf(amountOf(before, ['METAL']), decimal(quantity));
    case 'METAL_MARKUP':
      return percentOf(amountOf(before, ['METAL', 'LOSS']), decimal(quantity));
    default:
      return decimal(amount);
  }
}

function finalAmount({ kind, quantity, rate }: StoredRow, before: readonly RepricedRow[]): Money {
  // Prices of a set's parts are added to the price of its main piece.
  const main = before.filter((row) => row.kind !== 'SUB_ITEM');
  const sum = amountOf(main);
  if (kind !== 'ROUNDING') return percentOf(sum, decimal(quantity));
  const step = decimal(rate);
  return roundToStep(sum, step).minus(sum);
}

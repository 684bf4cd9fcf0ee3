import {
  type Decimal,
  decimal,
  type Money,
  percentOf,
  roundCents,
  roundToStep,
  sumMoney,
} from '../../../lib/money.ts';

/** A row of a breakdown as snapshots keep it. */
export type KeptRow = { kind: string; code: string | null; quantity: string; rate: string; amount: string };

/** A row of a price that is made again, with its amount. */
type RepricedRow = { kind: string; code: string | null; amount: string };

/** Rows that stand after the base of a price, each taken from what is above it. */
const FINAL_KINDS: readonly string[] = ['ADJUSTMENT', 'QUANTITY_BREAK', 'ROUNDING'];

/**
 * The rows of a kept breakdown at other gram rates, by alloy: metal, loss and markup of it, then adjustment, quantity
 * break and rounding anew. Alloys without a rate, metal that the customer brings, and parts of a set stay as they are.
 */
export function repriceRows(rows: readonly KeptRow[], rates: ReadonlyMap<string, Decimal>): RepricedRow[] {
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

/** What rows come to together. */
export function amountOf(rows: readonly { amount: string }[], kinds?: readonly string[]): Money {
  const counted =
    kinds === undefined ? rows : rows.filter((row) => 'kind' in row && kinds.includes(String(row.kind)));
  return sumMoney(counted.map(({ amount }) => decimal(amount)));
}

function named({ kind, code }: KeptRow) {
  return { kind, code };
}

function text(amount: Money): string {
  return amount.toFixed(2);
}

function baseAmount(
  { kind, code, quantity, rate, amount }: KeptRow,
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

function finalAmount({ kind, quantity, rate }: KeptRow, before: readonly RepricedRow[]): Money {
  // What a set's parts come to stands beside the price of its main piece.
  const main = before.filter((row) => row.kind !== 'SUB_ITEM');
  const sum = amountOf(main);
  if (kind !== 'ROUNDING') return percentOf(sum, decimal(quantity));
  const step = decimal(rate);
  return roundToStep(sum, step).minus(sum);
}

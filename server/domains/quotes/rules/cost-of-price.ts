import { decimal, type Money, sumMoney } from '../../../lib/money.ts';

/** Rows of a breakdown that are what a piece costs. Parts of a set count at their price: what they cost is not in it. */
const COSTS: readonly string[] = [
  'METAL',
  'LOSS',
  'FINDINGS',
  'STONES',
  'LABOUR',
  'SETTING',
  'TREATMENT',
  'SETUP',
  'SUB_ITEM',
];

/** What one unit costs the manufacturer by the rows of its price: all but markups, adjustments and rounding; null without rows. */
export function costOfPrice(breakdown: readonly { kind: string; amount: string }[]): Money | null {
  if (breakdown.length === 0) return null;
  return sumMoney(breakdown.filter(({ kind }) => COSTS.includes(kind)).map(({ amount }) => decimal(amount)));
}

import { decimal, type Money, sumMoney } from '../../../lib/money.ts';

/** Price rows that are costs. Parts of a set count at their price, because their cost is not in the rows. */
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

/** The cost of one unit from its price rows: all except markups, adjustments and rounding; null without rows. */
export function costOfPrice(breakdown: readonly { kind: string; amount: string }[]): Money | null {
  if (breakdown.length === 0) return null;
  return sumMoney(breakdown.filter(({ kind }) => COSTS.includes(kind)).map(({ amount }) => decimal(amount)));
}

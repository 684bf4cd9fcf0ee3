import { type Decimal, ZERO } from '../../../lib/money.ts';

/** From this quantity on, each piece costs `percent` per cent less. */
export interface QuantityBreak {
  minQuantity: number;
  percent: Decimal;
}

/** The discount percentage at a quantity: the highest tier reached, 0 below the first. */
export function quantityBreakPercent(breaks: readonly QuantityBreak[], quantity: number): Decimal {
  const reached = breaks.filter((tier) => tier.minQuantity <= quantity);
  const best = reached.toSorted((one, other) => other.minQuantity - one.minQuantity)[0];
  return best?.percent ?? ZERO;
}

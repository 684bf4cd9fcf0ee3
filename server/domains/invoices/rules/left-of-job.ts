import { type Money, maxDecimal, sumMoney, ZERO } from '../../../lib/money.ts';

/**
 * What is still to be billed of a job, before discounts and tax: what it comes to now, less what the invoices that were
 * issued and stand bill of it. What was billed beyond that is credited, not billed.
 */
export function leftOfJob({ total, billed }: { total: Money; billed: readonly Money[] }): Money {
  return maxDecimal(total.minus(sumMoney(billed)), ZERO);
}

import { type Money, maxDecimal, sumMoney, ZERO } from '../../../lib/money.ts';

/**
 * The amount of a job that is left to invoice, before discounts and tax: its current total less what its issued
 * invoices charge. Amounts beyond that are credited, not invoiced.
 */
export function leftOfJob({ total, billed }: { total: Money; billed: readonly Money[] }): Money {
  return maxDecimal(total.minus(sumMoney(billed)), ZERO);
}

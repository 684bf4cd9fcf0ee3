import { type Money, sumMoney } from '../../../lib/money.ts';

/**
 * What cancelling in production costs: the work of all pieces, labour and finish of the price summary. Metal and
 * stones go back to stock.
 */
export function cancellationFee(
  summary: readonly { kind: string; amount: Money }[],
  quantity: number,
): Money {
  const work = summary.filter(({ kind }) => kind === 'LABOUR' || kind === 'FINISH');
  return sumMoney(work.map(({ amount }) => amount)).mul(quantity);
}

import { type Money, sumMoney } from '../../../lib/money.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobTransition } from './transition.ts';

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

/** What a transition of a job costs, before tax; null when it costs nothing. */
export function feeOf({ sideEffects }: Pick<JobTransition, 'sideEffects'>, job: JobFacts): Money | null {
  return sideEffects.includes('ADD_FEE_LINE') ? job.workPrice : null;
}

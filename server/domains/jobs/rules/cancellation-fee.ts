import { type Money, sumMoney } from '../../../lib/money.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobTransition } from './transition.ts';

/** Lines of the price summary that are work. */
const WORK: ReadonlySet<string> = new Set(['LABOUR', 'FINISH', 'PRIORITY']);

/** What cancelling in production costs: the work of all pieces. Metal and stones go back to stock. */
export function cancellationFee(
  summary: readonly { kind: string; amount: Money }[],
  quantity: number,
): Money {
  const work = summary.filter(({ kind }) => WORK.has(kind));
  return sumMoney(work.map(({ amount }) => amount)).mul(quantity);
}

/** What a transition of a job costs, before tax; null when it costs nothing. */
export function feeOf({ sideEffects }: Pick<JobTransition, 'sideEffects'>, job: JobFacts): Money | null {
  return sideEffects.includes('ADD_FEE_LINE') ? job.workPrice : null;
}

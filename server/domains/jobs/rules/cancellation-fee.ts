import { type Money, sumMoney } from '../../../lib/money.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobTransition } from './transition.ts';

/** Lines of the price summary that are labour. */
const WORK: ReadonlySet<string> = new Set(['LABOUR', 'FINISH', 'PRIORITY']);

/** The fee for cancelling in production: the labour of all pieces. Metal and stones return to stock. */
export function cancellationFee(
  summary: readonly { kind: string; amount: Money }[],
  quantity: number,
): Money {
  const work = summary.filter(({ kind }) => WORK.has(kind));
  return sumMoney(work.map(({ amount }) => amount)).mul(quantity);
}

/** The fee of a transition, before tax; null if there is none. */
export function feeOf({ sideEffects }: Pick<JobTransition, 'sideEffects'>, job: JobFacts): Money | null {
  return sideEffects.includes('ADD_FEE_LINE') ? job.workPrice : null;
}

import { type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { ReducedLine } from '../../promotions/rules/kept-reductions.ts';
import type { JobStatusCode } from './job-status-codes.ts';
import { SETTLED_KINDS } from './order-charges.ts';
import { isWithdrawn } from './order-state.ts';

/** A job as far as a line of its order depends on it. */
export type LineJob = {
  id: number;
  remadeFromId: number | null;
  itemTypeId: number;
  unitPrice: DecimalInput;
  lineTotal: DecimalInput;
  status: JobStatusCode;
};

/** A charge as far as a line depends on it. */
export type LineCharge = { kind: string; amount: DecimalInput; jobOrderId: number | null };

/** A line of an order: the job that was placed, and those that make it anew. */
export type OrderLine = ReducedLine & { jobIds: readonly number[]; itemTypeId: number };

/** Kinds of charges that are no price of pieces: nothing is reduced of them. */
const APART: ReadonlySet<string> = new Set(['CANCELLATION_FEE', 'DISCOUNT', 'SHIPPING']);

/**
 * Kinds of charges by which a line comes to less without the customer giving anything up: what was earned with it stays
 * earned.
 */
const NOT_GIVEN_UP: ReadonlySet<string> = new Set(['SHORT', ...SETTLED_KINDS]);

/** The lines of an order with what is left of each; `jobs` in the order of their numbers. */
export function orderLines(jobs: readonly LineJob[], charges: readonly LineCharge[]): OrderLine[] {
  return jobs
    .filter(({ remadeFromId }) => remadeFromId === null)
    .map((job) => {
      const jobIds = chainOf(job.id, jobs);
      const own = charges.filter(
        ({ kind, jobOrderId }) => jobOrderId !== null && jobIds.includes(jobOrderId) && !APART.has(kind),
      );
      const placed = decimal(job.lineTotal);
      const unitPlaced = decimal(job.unitPrice);
      const isUndelivered = own.some(({ kind }) => kind === 'SHORT');
      const agreed = sumOf(own.filter(({ kind }) => kind === 'PRICE'));
      const pieces = unitPlaced.isZero() ? ZERO : placed.div(unitPlaced);
      return {
        jobIds,
        itemTypeId: job.itemTypeId,
        placed,
        now: placed.plus(sumOf(own)),
        ordered: placed.plus(sumOf(own.filter(({ kind }) => !NOT_GIVEN_UP.has(kind)))),
        unitPlaced,
        isOrdered:
          isUndelivered || jobs.some(({ id, status }) => jobIds.includes(id) && !isWithdrawn(status)),
        unitNow: pieces.isZero() ? unitPlaced : unitPlaced.plus(agreed.div(pieces)),
      };
    });
}

/** A job and those that make it anew, in turn. */
function chainOf(id: number, jobs: readonly LineJob[]): number[] {
  const remakes = jobs.filter(({ remadeFromId }) => remadeFromId === id);
  return [id, ...remakes.flatMap((remake) => chainOf(remake.id, jobs))];
}

function sumOf(charges: readonly LineCharge[]): Money {
  return sumMoney(charges.map(({ amount }) => decimal(amount)));
}

import { type DecimalInput, decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { ReducedLine } from '../../promotions/rules/stored-reductions.ts';
import type { JobStatusCode } from './job-status-codes.ts';
import { SETTLED_KINDS } from './order-charges.ts';
import { isWithdrawn } from './order-state.ts';

/** What a line of an order reads from a job. */
export type LineJob = {
  id: number;
  remadeFromId: number | null;
  itemTypeId: number;
  unitPrice: DecimalInput;
  lineTotal: DecimalInput;
  status: JobStatusCode;
};

/** What a line of an order reads from a charge. */
export type LineCharge = { kind: string; amount: DecimalInput; jobOrderId: number | null };

/** A line of an order: the job as placed, and the jobs that remake it. */
export type OrderLine = ReducedLine & { jobIds: readonly number[]; itemTypeId: number };

/** Charges that are not prices of pieces and are not discounted. */
const APART: ReadonlySet<string> = new Set(['CANCELLATION_FEE', 'DISCOUNT', 'SHIPPING']);

/** Charges that reduce a line without the customer giving anything up: they do not affect the promotions earned. */
const NOT_GIVEN_UP: ReadonlySet<string> = new Set(['SHORT', ...SETTLED_KINDS]);

/** The lines of an order with their remaining amounts; `jobs` sorted by number. */
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

/** A job and the chain of its remakes. */
function chainOf(id: number, jobs: readonly LineJob[]): number[] {
  const remakes = jobs.filter(({ remadeFromId }) => remadeFromId === id);
  return [id, ...remakes.flatMap((remake) => chainOf(remake.id, jobs))];
}

function sumOf(charges: readonly LineCharge[]): Money {
  return sumMoney(charges.map(({ amount }) => decimal(amount)));
}

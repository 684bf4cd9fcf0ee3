import type { Prisma } from '../../../database/generated/client.ts';

/** The columns that `shownJobNumber` reads. */
export const JOB_NUMBER = { number: true, isStock: true } satisfies Prisma.JobOrderSelect;

/**
 * The job number shown for a charge or a line; null for a whole order and for a piece from stock, which has no number.
 */
export function shownJobNumber(job: { number: string; isStock: boolean } | null | undefined): string | null {
  return job && !job.isStock ? job.number : null;
}

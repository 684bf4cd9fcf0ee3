import type { Prisma } from '../../../database/generated/client.ts';

/** What the number of the job of a line is read from. */
export const JOB_NUMBER = { number: true, isStock: true } satisfies Prisma.JobOrderSelect;

/** The number of the job that a charge or a line is about; null for a whole order and for a piece from stock, which has none. */
export function shownJobNumber(job: { number: string; isStock: boolean } | null | undefined): string | null {
  return job && !job.isStock ? job.number : null;
}

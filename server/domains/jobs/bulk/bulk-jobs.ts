import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { MAX_BULK_JOBS } from '../rules/job-limits.ts';

/** Global ids of the jobs of a bulk action, and the expected versions in the same order. */
export const bulkJobs = z
  .object({
    jobOrderIds: z.array(z.string().max(100)).min(1, 'REQUIRED').max(MAX_BULK_JOBS),
    versions: z.array(z.int()).nullish(),
  })
  .refine(({ jobOrderIds, versions }) => !versions || versions.length === jobOrderIds.length, {
    path: ['versions'],
    message: 'INVALID',
  });

/** A job of a bulk action. */
type NamedJob = {
  globalId: string;
  /** 0 when the global id was malformed. */
  id: number;
  /** The expected version; null: any. */
  version: number | null;
};

/** The jobs of a bulk action without duplicates. */
export function namedJobs({ jobOrderIds, versions }: z.infer<typeof bulkJobs>): NamedJob[] {
  return jobOrderIds.flatMap((globalId, index, all) =>
    all.indexOf(globalId) === index
      ? [{ globalId, id: localId('JobOrder', globalId) ?? 0, version: versions?.[index] ?? null }]
      : [],
  );
}

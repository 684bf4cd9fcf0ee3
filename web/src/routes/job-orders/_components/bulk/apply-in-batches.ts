import { MAX_BULK_JOBS } from '../../../../lib/forms/limits.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { inBatches } from './batches.ts';
import type { BulkOutcome } from './bulk-job.ts';

/** What became of all; a failure where nothing was done at all. */
export type Applied = { readonly outcomes: readonly BulkOutcome[] } | { readonly failure: MutationFailure };

type Batches<Job> = {
  readonly jobs: readonly Job[];
  /** Acts on as many as one call takes. */
  readonly send: (batch: readonly Job[]) => Promise<Applied>;
  /** Words for a job that was not come to, because of a failure. */
  readonly failed: (job: Job, failure: MutationFailure) => BulkOutcome;
  /** How many it has been through. */
  readonly onDone: (count: number) => void;
};

/**
 * Acts on jobs, as many at a time as a call takes. Where a call fails after others went through, its jobs and those after
 * them are told as not done.
 */
export async function applyInBatches<Job>({ jobs, send, failed, onDone }: Batches<Job>): Promise<Applied> {
  const outcomes: BulkOutcome[] = [];
  onDone(0);
  for (const batch of inBatches(jobs, MAX_BULK_JOBS)) {
    const applied = await send(batch);
    if ('failure' in applied) {
      if (outcomes.length === 0) return applied;
      const rest = jobs.slice(outcomes.length);
      return { outcomes: [...outcomes, ...rest.map((job) => failed(job, applied.failure))] };
    }
    outcomes.push(...applied.outcomes);
    onDone(outcomes.length);
  }
  return { outcomes };
}

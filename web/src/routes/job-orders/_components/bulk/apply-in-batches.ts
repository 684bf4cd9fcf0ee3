import { MAX_BULK_JOBS } from '../../../../lib/forms/limits.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { inBatches } from './batches.ts';
import type { BulkOutcome } from './bulk-job.ts';

/** Results of all; a failure if nothing was applied. */
export type Applied = { readonly outcomes: readonly BulkOutcome[] } | { readonly failure: MutationFailure };

type Batches<Job> = {
  readonly jobs: readonly Job[];
  /** Applies the action to one batch. */
  readonly send: (batch: readonly Job[]) => Promise<Applied>;
  /** Text for a job that was not processed because of a failure. */
  readonly failed: (job: Job, failure: MutationFailure) => BulkOutcome;
  /** Called with the number of processed jobs. */
  readonly onDone: (count: number) => void;
};

/**
 * Applies an action in batches. If a call fails after others succeeded, its jobs and the remaining ones are reported as
 * failed.
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

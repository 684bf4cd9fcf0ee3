import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { MAX_BULK_JOBS } from '../../../../lib/forms/limits.ts';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type {
  UpdateJobOrderStatusesInput,
  useApplyStatusMutation,
} from './__generated__/useApplyStatusMutation.graphql.ts';
import { inBatches } from './batches.ts';
import type { BulkOutcome } from './bulk-job.ts';
import { useOutcomeText } from './useOutcomeText.ts';

const mutation = graphql`
  mutation useApplyStatusMutation($input: UpdateJobOrderStatusesInput!) {
    result: updateJobOrderStatuses(input: $input) {
      __typename
      ... on UpdateJobOrderStatusesSuccess {
        results {
          jobOrderId
          ok
          code
          to {
            name
          }
          jobOrder {
            id
            number
            version
            urgency
            status {
              code
              name
              colour
            }
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** A job that is to be moved, as it was previewed: one that has changed since stays where it is. */
type Target = { readonly id: string; readonly number: string; readonly version: number };

/** What became of all; a failure where nothing was done at all. */
type Applied = { readonly outcomes: readonly BulkOutcome[] } | { readonly failure: MutationFailure };

/**
 * Moves jobs on, as many at a time as a call takes; `done`: how many it has been through. Where a call fails after
 * others went through, its jobs and those after them are told as not done.
 */
export function useApplyStatus() {
  const [commit] = useResultMutation<useApplyStatusMutation>(mutation);
  const { ofFailure } = useErrorText('jobs');
  const outcomeText = useOutcomeText();
  const [done, setDone] = useState(0);

  async function apply(
    jobs: readonly Target[],
    step: Omit<UpdateJobOrderStatusesInput, 'jobOrderIds' | 'versions'>,
  ): Promise<Applied> {
    const previewed = new Map(jobs.map((job) => [job.id, job]));
    const outcomes: BulkOutcome[] = [];
    setDone(0);
    for (const jobOrderIds of inBatches([...previewed.keys()], MAX_BULK_JOBS)) {
      const versions = jobOrderIds.map((id) => previewed.get(id)?.version ?? 0);
      const outcome = await commit({ input: { ...step, jobOrderIds, versions } });
      if (!outcome.ok) {
        if (outcomes.length === 0) return { failure: outcome.failure };
        const text = ofFailure(outcome.failure);
        const rest = jobs.slice(outcomes.length);
        return {
          outcomes: [...outcomes, ...rest.map(({ id, number }) => ({ id, number, isOk: false, text }))],
        };
      }
      outcomes.push(
        ...outcome.success.results.map((result) => ({
          id: result.jobOrderId,
          number: result.jobOrder?.number ?? previewed.get(result.jobOrderId)?.number ?? '',
          isOk: result.ok,
          text: outcomeText(result),
        })),
      );
      setDone(outcomes.length);
    }
    return { outcomes };
  }

  return { apply, done };
}

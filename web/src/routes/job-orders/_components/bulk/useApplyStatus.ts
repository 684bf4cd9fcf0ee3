import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { type Success, useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type {
  UpdateJobOrderStatusesInput,
  useApplyStatusMutation,
} from './__generated__/useApplyStatusMutation.graphql.ts';
import { type Applied, applyInBatches } from './apply-in-batches.ts';
import { type MovedJobs, rememberMove } from './moved-jobs.ts';
import { useOutcomeText } from './useOutcomeText.ts';

const mutation = graphql`
  mutation useApplyStatusMutation($input: UpdateJobOrderStatusesInput!) {
    result: updateJobOrderStatuses(input: $input) {
      __typename
      ... on UpdateJobOrderStatusesSuccess {
        results {
          ok
          code
          jobOrder {
            version
            undoableUntil
            status {
              name
            }
            ...jobRowAfterMove_job
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** A job to move, in its previewed version. Jobs that changed since are not moved. */
type Target = { readonly id: string; readonly number: string; readonly version: number };

/** A job with its result. */
type Result = { readonly job: Target; readonly result: Success<useApplyStatusMutation>['results'][number] };

type Step = Omit<UpdateJobOrderStatusesInput, 'jobOrderIds' | 'versions'>;

/** Moves jobs and stores the undo data; `done`: number of processed jobs. */
export function useApplyStatus() {
  const [commit] = useResultMutation<useApplyStatusMutation>(mutation);
  const failedReason = useFailedReason('jobs');
  const { user } = useSignedInViewer();
  const outcomeText = useOutcomeText();
  const [done, setDone] = useState(0);

  async function send(batch: readonly Target[], step: Step, moved: Result[]): Promise<Applied> {
    const jobOrderIds = batch.map(({ id }) => id);
    const versions = batch.map(({ version }) => version);
    const outcome = await commit({ input: { ...step, jobOrderIds, versions } });
    if (!outcome.ok) return { failure: outcome.failure };
    const { results } = outcome.success;
    // One per job, in the requested order.
    const answered = batch.flatMap((job, index) => {
      const result = results[index];
      return result ? [{ job, result }] : [];
    });
    moved.push(...answered);
    return {
      outcomes: answered.map(({ job: { id, number }, result: { ok, code, jobOrder } }) => ({
        id,
        number,
        isOk: ok,
        text: outcomeText({ ok, code, to: jobOrder?.status }),
      })),
    };
  }

  async function apply(targets: readonly Target[], step: Step): Promise<Applied> {
    // Without duplicates, as on the server.
    const jobs = [...new Map(targets.map((job) => [job.id, job])).values()];
    const results: Result[] = [];
    const applied = await applyInBatches({
      jobs,
      send: (batch) => send(batch, step, results),
      failed: ({ id, number }, failure) => ({
        id,
        number,
        isOk: false,
        text: failedReason('saving', number, failure),
      }),
      onDone: setDone,
    });
    const move = undoable(results);
    if (move) rememberMove(user.id, move);
    return applied;
  }

  return { apply, done };
}

/** The part of a bulk action that can be undone; null: nothing. */
function undoable(results: readonly Result[]): MovedJobs | null {
  const moved = results.flatMap(({ job: { id, number }, result: { ok, jobOrder } }) =>
    ok && jobOrder?.undoableUntil ? [{ ...jobOrder, id, number }] : [],
  );
  const [first] = moved;
  if (!first) return null;
  return {
    jobs: moved.map(({ id, number, version }) => ({ id, number, version })),
    status: first.status.name,
    until: first.undoableUntil ?? '',
  };
}

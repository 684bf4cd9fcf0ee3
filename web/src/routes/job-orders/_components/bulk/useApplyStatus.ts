import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
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

type Result = Success<useApplyStatusMutation>['results'][number];

/** A job that is to be moved, as it was previewed: one that has changed since stays where it is. */
type Target = { readonly id: string; readonly number: string; readonly version: number };

type Step = Omit<UpdateJobOrderStatusesInput, 'jobOrderIds' | 'versions'>;

/** Moves jobs on, and keeps what can be taken back; `done`: how many it has been through. */
export function useApplyStatus() {
  const [commit] = useResultMutation<useApplyStatusMutation>(mutation);
  const { ofFailure } = useErrorText('jobs');
  const { user } = useSignedInViewer();
  const outcomeText = useOutcomeText();
  const [done, setDone] = useState(0);

  async function send(batch: readonly Target[], step: Step, moved: Result[]): Promise<Applied> {
    const jobOrderIds = batch.map(({ id }) => id);
    const versions = batch.map(({ version }) => version);
    const outcome = await commit({ input: { ...step, jobOrderIds, versions } });
    if (!outcome.ok) return { failure: outcome.failure };
    const { results } = outcome.success;
    moved.push(...results);
    return {
      outcomes: results.map((result, index) => ({
        id: result.jobOrderId,
        number: result.jobOrder?.number ?? batch[index]?.number ?? '',
        isOk: result.ok,
        text: outcomeText(result),
      })),
    };
  }

  async function apply(targets: readonly Target[], step: Step): Promise<Applied> {
    // Each job counts once, as on the server.
    const jobs = [...new Map(targets.map((job) => [job.id, job])).values()];
    const results: Result[] = [];
    const applied = await applyInBatches({
      jobs,
      send: (batch) => send(batch, step, results),
      failed: ({ id, number }, failure) => ({ id, number, isOk: false, text: ofFailure(failure) }),
      onDone: setDone,
    });
    const move = undoable(results);
    if (move) rememberMove(user.id, move);
    return applied;
  }

  return { apply, done };
}

/** What of a bulk act can be taken back; null: nothing. */
function undoable(results: readonly Result[]): MovedJobs | null {
  const moved = results.flatMap(({ ok, jobOrder, to }) =>
    ok && jobOrder?.undoableUntil ? [{ ...jobOrder, to }] : [],
  );
  const [first] = moved;
  if (!first) return null;
  return {
    jobs: moved.map(({ id, number, version }) => ({ id, number, version })),
    status: first.to?.name ?? first.status.name,
    until: first.undoableUntil ?? '',
  };
}

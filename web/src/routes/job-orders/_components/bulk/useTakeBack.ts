import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { useTakeBackMutation } from './__generated__/useTakeBackMutation.graphql.ts';
import { type Applied, applyInBatches } from './apply-in-batches.ts';
import { forgetMoved, type MovedJob } from './moved-jobs.ts';

const mutation = graphql`
  mutation useTakeBackMutation($input: UndoJobOrderStatusesInput!) {
    result: undoJobOrderStatuses(input: $input) {
      __typename
      ... on UndoJobOrderStatusesSuccess {
        results {
          jobOrderId
          ok
          code
          to {
            name
          }
          jobOrder {
            number
            ...jobRowAfterMove_job
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Undoes a bulk action of jobs in their moved version; `done`: number of processed jobs. */
export function useTakeBack() {
  const { t } = useTranslation('jobs');
  const [commit] = useResultMutation<useTakeBackMutation>(mutation);
  const { ofCode } = useErrorText('jobs');
  const failedReason = useFailedReason('jobs');
  const { user } = useSignedInViewer();
  const [done, setDone] = useState(0);

  async function send(batch: readonly MovedJob[]): Promise<Applied> {
    const jobOrderIds = batch.map(({ id }) => id);
    const versions = batch.map(({ version }) => version);
    const outcome = await commit({ input: { jobOrderIds, versions } });
    // A failed call can be retried.
    if (!outcome.ok) return { failure: outcome.failure };
    forgetMoved(user.id, batch);
    return {
      outcomes: outcome.success.results.map(({ jobOrderId, jobOrder, ok, code, to }, index) => ({
        id: jobOrderId,
        number: jobOrder?.number ?? batch[index]?.number ?? '',
        isOk: ok,
        text: ok && to ? t('job-bulk:back', { status: to.name }) : ofCode(code ?? 'GENERAL'),
      })),
    };
  }

  const takeBack = (jobs: readonly MovedJob[]): Promise<Applied> =>
    applyInBatches({
      jobs,
      send,
      failed: ({ id, number }, failure) => ({
        id,
        number,
        isOk: false,
        text: failedReason('saving', number, failure),
      }),
      onDone: setDone,
    });

  return { takeBack, done };
}

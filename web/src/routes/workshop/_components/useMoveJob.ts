import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { useMoveJobMutation } from './__generated__/useMoveJobMutation.graphql.ts';

const mutation = graphql`
  mutation useMoveJobMutation($input: SetJobOrderStageInput!) {
    result: setJobOrderStage(input: $input) {
      __typename
      ... on SetJobOrderStageSuccess {
        jobOrder {
          ...jobAfterBenchMove_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** The final stage: reached when work is done; no job waits for it. */
export const DONE = 100;

type Moved = { id: string; number: string; version: number };

/** Makes a job wait for a stage. Reports the result, and returns whether it was moved. */
export function useMoveJob() {
  const { t } = useTranslation('bench');
  const { failed } = useOperationToasts('bench');
  const [commit, isMoving] = useResultMutation<useMoveJobMutation>(mutation);

  async function move({ id, number, version }: Moved, to: { code: number; name: string }): Promise<boolean> {
    const isDone = to.code === DONE;
    const outcome = await commit({ input: { id, version, stage: isDone ? DONE : to.code - 1 } });
    if (!outcome.ok) failed('saving', number, outcome.failure);
    else toastSuccess(t(isDone ? 'movedDone' : 'moved', { number, stage: to.name }));
    return outcome.ok;
  }

  return [move, isMoving] as const;
}

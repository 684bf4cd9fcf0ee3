import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { useUndoMutation } from './__generated__/useUndoMutation.graphql.ts';
import type { JobRef } from './job-dialog.ts';

const mutation = graphql`
  mutation useUndoMutation($input: UndoJobOrderTransitionInput!) {
    result: undoJobOrderTransition(input: $input) {
      __typename
      ... on UndoJobOrderTransitionSuccess {
        jobOrder {
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Undoes the latest step of a job, within ten minutes. */
export function useUndo(): [(job: Pick<JobRef, 'id' | 'number'>) => Promise<void>, boolean] {
  const { t } = useTranslation('jobs');
  const { failed } = useOperationToasts('jobs');
  const [commit, isUndoing] = useResultMutation<useUndoMutation>(mutation);

  async function undo({ id, number }: Pick<JobRef, 'id' | 'number'>) {
    const outcome = await commit({ input: { id } });
    if (outcome.ok) toastSuccess(t('done.UNDO', { number }));
    else failed('saving', number, outcome.failure);
  }

  return [undo, isUndoing];
}

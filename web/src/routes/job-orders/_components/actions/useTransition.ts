import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { MutationFailure } from '../../../../lib/forms/mutation-failure.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type {
  TransitionJobOrderInput,
  useTransitionMutation,
} from './__generated__/useTransitionMutation.graphql.ts';
import type { JobRef } from './job-dialog.ts';
import { useUndo } from './useUndo.ts';

const mutation = graphql`
  mutation useTransitionMutation($input: TransitionJobOrderInput!) {
    result: transitionJobOrder(input: $input) {
      __typename
      ... on TransitionJobOrderSuccess {
        jobOrder {
          undoableUntil
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Step = Omit<TransitionJobOrderInput, 'id' | 'version'>;

/** Takes a step: reports it with an undo button, or resolves to the failure. */
export function useTransition(job: JobRef): [(step: Step) => Promise<MutationFailure | null>, boolean] {
  const { t } = useTranslation('jobs');
  const [commit, isMoving] = useResultMutation<useTransitionMutation>(mutation);
  const [undo] = useUndo();

  async function move(step: Step): Promise<MutationFailure | null> {
    const { id, number, version } = job;
    const outcome = await commit({ input: { id, version, ...step } });
    if (!outcome.ok) return outcome.failure;
    const title = t(`done.${step.action}`, { number, defaultValue: t('done.step', { number }) });
    toastSuccess(
      title,
      outcome.success.jobOrder.undoableUntil
        ? { label: t('undo.action'), onClick: () => undo(job) }
        : undefined,
    );
    return null;
  }

  return [move, isMoving];
}

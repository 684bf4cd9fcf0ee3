import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/toaster.ts';
import { isReversible } from '../../_lib/action-layout.ts';
import type { CancelDialog_job$key } from './__generated__/CancelDialog_job.graphql.ts';
import type { CancelDialogMutation } from './__generated__/CancelDialogMutation.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import { useUndo } from './useUndo.ts';

const fragment = graphql`
  fragment CancelDialog_job on JobOrder {
    id
    number
    version
    status {
      code
    }
    allowedActions {
      action
      requiresReason
    }
  }
`;

const mutation = graphql`
  mutation CancelDialogMutation($input: CancelJobOrderInput!) {
    result: cancelJobOrder(input: $input) {
      __typename
      ... on CancelJobOrderSuccess {
        jobOrder {
          ...JobOrderView_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Cancels a job: names it, asks why, and says that work done is charged when it is. */
export function CancelDialog({ job: key, onClose }: { job: CancelDialog_job$key; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [commit, isCancelling] = useResultMutation<CancelDialogMutation>(mutation);
  const [undo] = useUndo();
  const { id, number, version, status } = job;
  const canUndo = isReversible('CANCEL', status.code);
  const requiresReason = job.allowedActions.some((each) => each.action === 'CANCEL' && each.requiresReason);

  async function handleSend(data: FormData) {
    const outcome = await commit({ input: { id, version, reason: textOrNull(data, 'reason') } });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(
      t('done.CANCEL', { number }),
      canUndo ? { label: t('undo.action'), onClick: () => undo(job) } : undefined,
    );
    return null;
  }

  return (
    <DialogForm
      jobId={id}
      title={t('cancel.title', { number })}
      text={t(canUndo ? 'cancel.text' : 'cancel.textWithFee')}
      submitLabel={t('cancel.confirm', { number })}
      isBusy={isCancelling}
      isDestructive
      onSend={handleSend}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={t('field.reason')} required={requiresReason} maxLength={1000} />
    </DialogForm>
  );
}

import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { DeclineDialogMutation } from './__generated__/DeclineDialogMutation.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import type { JobRef } from './job-dialog.ts';

const mutation = graphql`
  mutation DeclineDialogMutation($input: DeclineJobOrderInput!) {
    result: declineJobOrder(input: $input) {
      __typename
      ... on DeclineJobOrderSuccess {
        jobOrder {
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Declines what awaits approval, with a reason for the manufacturer. */
export function DeclineDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const [commit, isDeclining] = useResultMutation<DeclineDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const { id, number, version } = job;
    const outcome = await commit({ input: { id, version, reasonText: textOf(data, 'reasonText') } });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done.DECLINE', { number }));
    return null;
  }

  return (
    <DialogForm
      jobNumber={job.number}
      title={t('decline.title', { number: job.number })}
      text={t('decline.text')}
      submitLabel={t('action.DECLINE')}
      isBusy={isDeclining}
      isDestructive
      onSend={handleSend}
      onClose={onClose}
    >
      <TextAreaField
        name="reasonText"
        label={t('decline.reason')}
        required
        maxLength={JOB_TEXT_LENGTHS.reason}
        rows={4}
      />
    </DialogForm>
  );
}

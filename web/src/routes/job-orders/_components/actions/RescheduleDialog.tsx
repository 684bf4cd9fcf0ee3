import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { textOf, textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { SharedChanges } from '../../../../merge/SharedChanges.tsx';
import { useMergedField } from '../../../../merge/useMergedField.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { RescheduleDialog_job$key } from './__generated__/RescheduleDialog_job.graphql.ts';
import type { RescheduleDialogMutation } from './__generated__/RescheduleDialogMutation.graphql.ts';
import { DialogForm } from './DialogForm.tsx';

const fragment = graphql`
  fragment RescheduleDialog_job on JobOrder {
    id
    number
    version
    promisedOn
  }
`;

const mutation = graphql`
  mutation RescheduleDialogMutation($input: RescheduleJobOrderInput!) {
    result: rescheduleJobOrder(input: $input) {
      __typename
      ... on RescheduleJobOrderSuccess {
        jobOrder {
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Changes the promised day. The history records it, and the customer is notified with the reason. */
export function RescheduleDialog({
  job: key,
  onClose,
}: {
  job: RescheduleDialog_job$key;
  onClose: () => void;
}) {
  const { t } = useTranslation('jobs');
  const { id, number, version, promisedOn } = useFragment(fragment, key);
  const merge = useMergedField({ name: 'promisedOn', saved: promisedOn ?? '', version });
  const { date } = useFormat();
  const [commit, isSaving] = useResultMutation<RescheduleDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: {
        id,
        version: merge.version,
        promisedOn: textOf(data, 'promisedOn'),
        reason: textOrNull(data, 'reason'),
      },
    });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done.RESCHEDULE', { number }));
    return null;
  }

  return (
    <DialogForm
      jobNumber={number}
      title={`${t('action.RESCHEDULE')} · ${number}`}
      submitLabel={t('action.RESCHEDULE')}
      isBusy={isSaving}
      onSend={handleSend}
      onClose={onClose}
    >
      <SharedChanges {...merge} textOf={(_conflict, value) => (value ? date(String(value)) : '')} />
      <TextField
        name="promisedOn"
        type="date"
        label={t('field.promisedOn')}
        defaultValue={promisedOn ?? ''}
        required
      />
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        hint={t('field.rescheduleReasonHint')}
        maxLength={JOB_TEXT_LENGTHS.reason}
      />
    </DialogForm>
  );
}

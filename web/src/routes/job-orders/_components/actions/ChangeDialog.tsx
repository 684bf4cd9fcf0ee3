import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { textOf, textOrNull } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { ChangeDialogMutation } from './__generated__/ChangeDialogMutation.graphql.ts';
import type { ServiceTypeFieldQuery } from './__generated__/ServiceTypeFieldQuery.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import type { JobRef } from './job-dialog.ts';
import { ServiceTypeField, serviceTypesQuery } from './ServiceTypeField.tsx';

const mutation = graphql`
  mutation ChangeDialogMutation($input: ProposeJobChangeInput!) {
    result: proposeJobChange(input: $input) {
      __typename
      ... on ProposeJobChangeSuccess {
        jobOrder {
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Proposes a change of the agreement with its price and promised day, and asks the customer. */
export function ChangeDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const queryRef = useOpenQuery<ServiceTypeFieldQuery>(serviceTypesQuery, {});
  const [keyOf] = useState(idempotencyKeys);
  const [commit, isSaving] = useResultMutation<ChangeDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const { id, number, version } = job;
    const input = {
      id,
      version,
      serviceTypeCode: textOf(data, 'serviceTypeCode'),
      note: textOf(data, 'note'),
      price: amountOrNull(data, 'price'),
      promisedOn: textOrNull(data, 'promisedOn'),
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done.CHANGE', { number }));
    return null;
  }

  return (
    <DialogForm
      jobNumber={job.number}
      title={`${t('action.CHANGE')} · ${job.number}`}
      text={t('explain.CHANGE')}
      submitLabel={t('change.ask')}
      isBusy={isSaving}
      size="md"
      onSend={handleSend}
      onClose={onClose}
    >
      <Suspense fallback={<LinesSkeleton lines={2} />}>
        {queryRef && <ServiceTypeField queryRef={queryRef} />}
      </Suspense>
      <TextAreaField name="note" label={t('change.note')} required maxLength={JOB_TEXT_LENGTHS.change} />
      <AmountField name="price" label={t('field.servicePrice')} hint={t('change.priceHint')} />
      <TextField name="promisedOn" type="date" label={t('change.day')} hint={t('change.dayHint')} />
    </DialogForm>
  );
}

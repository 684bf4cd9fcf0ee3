import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { typedAmount } from '../../../../lib/forms/form-values.ts';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { WeightDialog_job$key } from './__generated__/WeightDialog_job.graphql.ts';
import type { WeightDialogMutation } from './__generated__/WeightDialogMutation.graphql.ts';
import { DialogForm } from './DialogForm.tsx';

const fragment = graphql`
  fragment WeightDialog_job on JobOrder {
    id
    number
    version
    estimatedWeight
    actualWeight
  }
`;

const mutation = graphql`
  mutation WeightDialogMutation($input: RecordJobWeightInput!) {
    result: recordJobWeight(input: $input) {
      __typename
      ... on RecordJobWeightSuccess {
        jobOrder {
          status {
            code
          }
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Records the weight of one piece. Outside the tolerance, the server asks the customer. */
export function WeightDialog({ job: key, onClose }: { job: WeightDialog_job$key; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { weight } = useFormat();
  const language = useLocale();
  const { id, number, version, estimatedWeight, actualWeight } = useFragment(fragment, key);
  /** The weight that the server wants confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [commit, isSaving] = useResultMutation<WeightDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const grams = amountOrNull(data, 'weight') ?? '';
    const weightConfirmed = grams === unconfirmed && data.has('weightConfirmed');
    const outcome = await commit({ input: { id, version, weight: grams, weightConfirmed } });
    if (!outcome.ok) {
      setUnconfirmed(outcome.failure.code === 'WEIGHT_IMPLAUSIBLE' ? grams : null);
      return outcome.failure;
    }
    const isAsked = outcome.success.jobOrder.status.code === 'AWAITING_APPROVAL';
    toastSuccess(t(isAsked ? 'done.WEIGHT_ASKED' : 'done.WEIGHT', { number }));
    return null;
  }

  return (
    <DialogForm
      jobNumber={number}
      title={`${t('action.WEIGHT')} · ${number}`}
      text={t('explain.WEIGHT', { weight: weight(estimatedWeight) })}
      submitLabel={t('action.WEIGHT')}
      isBusy={isSaving}
      onSend={handleSend}
      onClose={onClose}
    >
      <AmountField
        name="weight"
        kind="GRAMS"
        label={t('field.weight')}
        defaultValue={actualWeight ? typedAmount(actualWeight, language) : ''}
        required
      />
      {unconfirmed !== null && (
        <CheckboxField key={unconfirmed} name="weightConfirmed" label={t('field.weightRight')} />
      )}
    </DialogForm>
  );
}

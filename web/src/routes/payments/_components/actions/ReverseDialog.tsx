import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { ReverseDialog_payment$key } from './__generated__/ReverseDialog_payment.graphql.ts';
import type { ReverseDialogMutation } from './__generated__/ReverseDialogMutation.graphql.ts';
import { PaymentForm } from './PaymentForm.tsx';

const fragment = graphql`
  fragment ReverseDialog_payment on Payment {
    id
    number
    version
  }
`;

const mutation = graphql`
  mutation ReverseDialogMutation($input: ReversePaymentInput!) {
    result: reversePayment(input: $input) {
      __typename
      ... on ReversePaymentSuccess {
        payment {
          ...PaymentView_payment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type ReverseDialogProps = { payment: ReverseDialog_payment$key; onClose: () => void };

/** Takes a payment back as if it had never come, and asks why. */
export function ReverseDialog({ payment: key, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('payments');
  const { id, number, version } = useFragment(fragment, key);
  const [commit, isBusy] = useResultMutation<ReverseDialogMutation>(mutation);
  return (
    <PaymentForm
      number={number}
      title={t('action.REVERSE')}
      text={t('explain.REVERSE')}
      submitLabel={t('action.REVERSE')}
      isBusy={isBusy}
      isDestructive
      onSend={async (data) => {
        const outcome = await commit({ input: { id, version, reason: textOf(data, 'reason') } });
        if (!outcome.ok) return outcome.failure;
        toastSuccess(t('done.REVERSE', { number }));
        return null;
      }}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required
        maxLength={PAYMENT_TEXT_LENGTHS.reason}
      />
    </PaymentForm>
  );
}

import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { textOf } from '../../../../lib/forms/form-values.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { ReversePaymentDialog_payment$key } from './__generated__/ReversePaymentDialog_payment.graphql.ts';
import type { ReversePaymentDialogMutation } from './__generated__/ReversePaymentDialogMutation.graphql.ts';
import { PaymentForm } from './PaymentForm.tsx';

const fragment = graphql`
  fragment ReversePaymentDialog_payment on Payment {
    id
    number
    version
  }
`;

const mutation = graphql`
  mutation ReversePaymentDialogMutation($input: ReversePaymentInput!) {
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

type ReversePaymentDialogProps = { payment: ReversePaymentDialog_payment$key; onClose: () => void };

/** Reverses a payment, with a reason. */
export function ReversePaymentDialog({ payment: key, onClose }: ReversePaymentDialogProps) {
  const { t } = useTranslation('payments');
  const { id, number, version } = useFragment(fragment, key);
  const [commit, isBusy] = useResultMutation<ReversePaymentDialogMutation>(mutation);
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

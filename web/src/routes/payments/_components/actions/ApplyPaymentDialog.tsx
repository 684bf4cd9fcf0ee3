import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { AllocationFields } from '../record/AllocationFields.tsx';
import { useAllocation } from '../record/useAllocation.ts';
import type { ApplyPaymentDialog_payment$key } from './__generated__/ApplyPaymentDialog_payment.graphql.ts';
import type { ApplyPaymentDialogMutation } from './__generated__/ApplyPaymentDialogMutation.graphql.ts';
import { PaymentForm } from './PaymentForm.tsx';

const fragment = graphql`
  fragment ApplyPaymentDialog_payment on Payment {
    id
    number
    version
    available
    currency
    salesOrderNumber
    customer {
      databaseId
    }
  }
`;

const mutation = graphql`
  mutation ApplyPaymentDialogMutation($input: ApplyPaymentInput!) {
    result: applyPayment(input: $input) {
      __typename
      ... on ApplyPaymentSuccess {
        payment {
          ...PaymentView_payment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type ApplyPaymentDialogProps = { payment: ApplyPaymentDialog_payment$key; onClose: () => void };

/** Applies the rest of a payment to invoices: by default of its order, then those due first. */
export function ApplyPaymentDialog({ payment: key, onClose }: ApplyPaymentDialogProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const payment = useFragment(fragment, key);
  const { id, number, version, available, currency, salesOrderNumber: order, customer } = payment;
  const [commit, isBusy] = useResultMutation<ApplyPaymentDialogMutation>(mutation);
  const allocation = useAllocation(customer.databaseId, available, { paymentId: id });
  return (
    <PaymentForm
      number={number}
      title={t('action.APPLY')}
      submitLabel={t('action.APPLY')}
      size="md"
      isBusy={isBusy}
      isDisabled={allocation.rows.length === 0}
      onSend={async () => {
        const outcome = await commit({ input: { id, version, allocations: allocation.legs() } });
        if (!outcome.ok) return allocation.atFields(outcome.failure);
        toastSuccess(t('done.APPLY', { number }));
        return null;
      }}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {t('explain.APPLY', { amount: money(available, currency) })}{' '}
        {order && t('explain.keptFor', { order })}
      </Text>
      <AllocationFields allocation={allocation} />
    </PaymentForm>
  );
}

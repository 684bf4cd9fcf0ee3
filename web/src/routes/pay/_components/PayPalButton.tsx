import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import { keepForm } from '../_lib/kept-form.ts';
import type { UsePayForm } from '../_lib/usePayForm.ts';
import type { PayPalButtonMutation } from './__generated__/PayPalButtonMutation.graphql.ts';

const mutation = graphql`
  mutation PayPalButtonMutation($input: StartPayPalPaymentInput!) {
    result: startPayPalPayment(input: $input) {
      __typename
      ... on StartPayPalPaymentSuccess {
        approveUrl
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Leads to PayPal and back: the money is a prepayment then, which the invoices that were chosen take. */
export function PayPalButton({ form, isDisabled }: { form: UsePayForm; isDisabled: boolean }) {
  const { t } = useTranslation('pay');
  const { pathname } = useLocation();
  const { ofFailure } = useErrorText('pay');
  const [commit, isBusy] = useResultMutation<PayPalButtonMutation>(mutation);
  const [isLeaving, setIsLeaving] = useState(false);
  const amount = form.preview?.amount;

  async function leave(): Promise<void> {
    if (!amount) return;
    const outcome = await commit({ input: { amount, returnPath: pathname } });
    if (!outcome.ok) {
      toastError(ofFailure(outcome.failure));
      return;
    }
    setIsLeaving(true);
    keepForm(form.values);
    window.location.assign(outcome.success.approveUrl);
  }

  return (
    <Stack gap="1">
      <Button
        variant="outline"
        disabled={isDisabled || !amount}
        loading={isBusy || isLeaving}
        loadingText={t('payPal.busy')}
        onClick={() => void leave()}
      >
        {t('payPal.pay')}
      </Button>
      <Text color="fg.muted" textStyle="xs">
        {t('payPal.hint')}
      </Text>
    </Stack>
  );
}

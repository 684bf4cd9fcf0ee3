import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useHref, useLocation } from 'react-router';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import type { UsePayForm } from '../_lib/usePayForm.ts';
import type { PayPalButtonMutation } from './__generated__/PayPalButtonMutation.graphql.ts';
import { OverpaymentDialog } from './OverpaymentDialog.tsx';

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

/** Redirects to PayPal and back, where the selection is paid. An overpayment asks once for confirmation. */
export function PayPalButton({ form, isDisabled }: { form: UsePayForm; isDisabled: boolean }) {
  const { t } = useTranslation('pay');
  // With the language, so that the user returns to a page in the same language.
  const returnPath = useHref(useLocation().pathname);
  const { ofFailure } = useErrorText('pay');
  const [commit, isBusy] = useResultMutation<PayPalButtonMutation>(mutation);
  const { money } = useFormat();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { preview } = form;
  const amount = preview?.amount;

  async function leave(): Promise<void> {
    if (!amount) return;
    const outcome = await commit({ input: { amount, returnPath } });
    if (!outcome.ok) {
      toastError(ofFailure(outcome.failure, t('payPal.failed')));
      return;
    }
    setIsLeaving(true);
    form.keep();
    window.location.assign(outcome.success.approveUrl);
  }

  return (
    <Stack gap="1">
      <Button
        variant="outline"
        disabled={isDisabled || !amount}
        loading={isBusy || isLeaving}
        loadingText={t('payPal.busy')}
        onClick={() => (Number(preview?.rest) > 0 ? setIsAsking(true) : void leave())}
      >
        {t('payPal.pay')}
      </Button>
      <Text color="fg.muted" textStyle="xs">
        {t('payPal.hint')}
      </Text>
      {preview && (
        <OverpaymentDialog
          isOpen={isAsking}
          amount={money(preview.amount, preview.currency)}
          rest={money(preview.rest, preview.currency)}
          onConfirm={() => {
            setIsAsking(false);
            void leave();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { withWordedAmounts } from '../../../../ledger/worded-amounts.ts';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { textOf, typedAmount } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { readTyped } from '../../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { isSome } from '../../_lib/typed-amounts.ts';
import type { RefundPaymentDialog_payment$key } from './__generated__/RefundPaymentDialog_payment.graphql.ts';
import type { RefundPaymentDialogMutation } from './__generated__/RefundPaymentDialogMutation.graphql.ts';
import { PaymentForm } from './PaymentForm.tsx';

const fragment = graphql`
  fragment RefundPaymentDialog_payment on Payment {
    id
    number
    version
    currency
    available
    refundable
  }
`;

const mutation = graphql`
  mutation RefundPaymentDialogMutation($input: RefundPaymentInput!) {
    result: refundPayment(input: $input) {
      __typename
      ... on RefundPaymentSuccess {
        payment {
          ...PaymentView_payment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type RefundPaymentDialogProps = { payment: RefundPaymentDialog_payment$key; onClose: () => void };

/** Refunds money: the remaining amount first. Applied amounts only after confirmation. */
export function RefundPaymentDialog({ payment: key, onClose }: RefundPaymentDialogProps) {
  const { t } = useTranslation('payments');
  const language = useLocale();
  const { money } = useFormat();
  const { id, number, version, currency, available, refundable } = useFragment(fragment, key);
  const [commit, isBusy] = useResultMutation<RefundPaymentDialogMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const [typed, setTyped] = useState(isSome(available) ? typedAmount(available, language) : '');
  /** The amount whose refund reopens invoices, until the user confirms it. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const amount = readTyped(typed, 'AMOUNT');
  const isConfirming = unconfirmed !== null && unconfirmed === amount;
  const worded = (value: string) => money(value, currency);
  return (
    <PaymentForm
      number={number}
      title={t('action.REFUND')}
      text={t('explain.REFUND', { available: worded(available), most: worded(refundable) })}
      submitLabel={t(isConfirming ? 'refund.reopen' : 'refund.confirm')}
      isBusy={isBusy}
      isDestructive
      onSend={async (data) => {
        const reason = textOf(data, 'reason');
        const input = { id, version, amount: amount ?? '0', reason, reopenInvoices: isConfirming };
        const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
        if (!outcome.ok) {
          if (outcome.failure.code === 'REFUND_REOPENS_INVOICES') setUnconfirmed(amount);
          return withWordedAmounts(outcome.failure, worded);
        }
        toastSuccess(t('done.REFUND', { number }));
        return null;
      }}
      onClose={onClose}
    >
      <AmountField
        name="amount"
        label={t('column.amount')}
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required
        maxLength={PAYMENT_TEXT_LENGTHS.reason}
      />
    </PaymentForm>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { textOf, textOrNull, typedAmount } from '../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { CREDIT_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { PAYMENT_METHODS } from '../../../orders/invoice-codes.ts';
import type { CreditData } from '../_lib/credit-data.ts';
import type { RefundDialogMutation } from './__generated__/RefundDialogMutation.graphql.ts';
import { CreditForm } from './CreditForm.tsx';

const mutation = graphql`
  mutation RefundDialogMutation($input: RefundCustomerCreditInput!) {
    result: refundCustomerCredit(input: $input) {
      __typename
      ... on RefundCustomerCreditSuccess {
        credit {
          ...CreditView_credit
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Records that a credit was refunded, in full or in part. */
export function RefundDialog({ credit, onClose }: { credit: CreditData; onClose: () => void }) {
  const { t } = useTranslation('customer-credits');
  const language = useLocale();
  const [commit, isBusy] = useResultMutation<RefundDialogMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const { id, version, available } = credit;
  return (
    <CreditForm
      credit={credit}
      action="REFUND"
      isBusy={isBusy}
      onSend={async (data) => {
        const input = {
          id,
          version,
          amount: amountOrNull(data, 'amount') ?? '0',
          method: PAYMENT_METHODS.find((each) => each === textOf(data, 'method')) ?? 'OTHER',
          reference: textOrNull(data, 'reference'),
          reason: textOf(data, 'reason'),
          refundedOn: textOrNull(data, 'refundedOn'),
        };
        const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      <AmountField
        name="amount"
        label={t('field.amount')}
        required
        defaultValue={typedAmount(available, language)}
      />
      <SelectField
        name="method"
        label={t('field.method')}
        required
        defaultValue="TRANSFER"
        options={PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <TextField
        name="reference"
        label={t('field.reference')}
        hint={t('field.referenceHint')}
        maxLength={CREDIT_TEXT_LENGTHS.reference}
      />
      <TextField name="refundedOn" label={t('field.refundedOn')} type="date" />
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required
        maxLength={CREDIT_TEXT_LENGTHS.reason}
      />
    </CreditForm>
  );
}

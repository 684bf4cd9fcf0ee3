import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { textOrNull, typedAmount } from '../../../lib/forms/form-values.ts';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { InvoiceSelect } from '../../../money/InvoiceSelect.tsx';
import type { CreditData } from '../_lib/credit-data.ts';
import type { ApplyDialogMutation } from './__generated__/ApplyDialogMutation.graphql.ts';
import { CreditForm } from './CreditForm.tsx';

const mutation = graphql`
  mutation ApplyDialogMutation($input: ApplyCustomerCreditInput!) {
    result: applyCustomerCredit(input: $input) {
      __typename
      ... on ApplyCustomerCreditSuccess {
        credit {
          ...CreditView_credit
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Applies a credit: an amount to an invoice, or all of it to the invoices due first. */
export function ApplyDialog({ credit, onClose }: { credit: CreditData; onClose: () => void }) {
  const { t } = useTranslation('customer-credits');
  const language = useLocale();
  const [commit, isBusy] = useResultMutation<ApplyDialogMutation>(mutation);
  const [isOne, setIsOne] = useState(false);
  const { id, version, available, customer } = credit;
  return (
    <CreditForm
      credit={credit}
      action="APPLY"
      isBusy={isBusy}
      onSend={async (data) => {
        const invoiceId = textOrNull(data, 'allocations.0.invoiceId');
        const amount = amountOrNull(data, 'allocations.0.amount') ?? available;
        const allocations = invoiceId === null ? null : [{ invoiceId, amount }];
        const outcome = await commit({ input: { id, version, allocations } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      <InvoiceSelect
        name="allocations.0.invoiceId"
        label={t('field.applyTo')}
        placeholder={t('field.dueFirst')}
        customerId={customer.databaseId}
        of="owed"
        onChange={(invoiceId) => setIsOne(invoiceId !== '')}
      />
      {isOne && (
        <AmountField
          name="allocations.0.amount"
          label={t('field.amount')}
          required
          defaultValue={typedAmount(available, language)}
        />
      )}
    </CreditForm>
  );
}

import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { CustomerCombobox, type FoundCustomer } from '../../../customers/CustomerCombobox.tsx';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { textOf, textOrNull } from '../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { CREDIT_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { links } from '../../../links.ts';
import { InvoiceSelect } from '../../../money/InvoiceSelect.tsx';
import { ActForm } from '../../../orders/ActForm.tsx';
import { CREDIT_KINDS } from '../../../orders/invoice-codes.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { IssueDialogMutation } from './__generated__/IssueDialogMutation.graphql.ts';

const mutation = graphql`
  mutation IssueDialogMutation($input: IssueCustomerCreditInput!) {
    result: issueCustomerCredit(input: $input) {
      __typename
      ... on IssueCustomerCreditSuccess {
        credit {
          number
          ...CreditView_credit
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Picked = FoundCustomer & { id: number };

/** Issues a credit: customer, amount, reason and invoice. Opens it afterwards. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customer-credits');
  const navigate = useNavigate();
  const [customer, setCustomer] = useState<Picked | null>(null);
  const [commit, isBusy] = useResultMutation<IssueDialogMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);

  async function handleSend(data: FormData) {
    const input = {
      customerId: customer?.id ?? 0,
      amount: amountOrNull(data, 'amount') ?? '0',
      kind: CREDIT_KINDS.find((each) => each === textOf(data, 'kind')) ?? 'GOODWILL',
      reason: textOf(data, 'reason'),
      invoiceId: textOrNull(data, 'invoiceId'),
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) return outcome.failure;
    const { number } = outcome.success.credit;
    toastSuccess(t('done.issued', { number }));
    void navigate(links.customerCredit(number));
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('issue.title')} size="md">
      {customer === null ? (
        <CustomerCombobox onPick={(id, found) => setCustomer({ id, ...found })} />
      ) : (
        <ActForm
          namespace="customer-credits"
          onReload={async () => {}}
          submitLabel={t('issue.send')}
          isBusy={isBusy}
          onSend={handleSend}
          onClose={onClose}
        >
          <Text>
            {customer.name} ({customer.accountNumber}){' '}
            <Button size="xs" variant="ghost" onClick={() => setCustomer(null)}>
              {t('issue.another')}
            </Button>
          </Text>
          <InvoiceSelect
            name="invoiceId"
            label={t('field.invoice')}
            hint={t('field.invoiceHint')}
            placeholder={t('field.noInvoice')}
            customerId={customer.id}
            of="issued"
          />
          <AmountField name="amount" label={t('field.amount')} required />
          <SelectField
            name="kind"
            label={t('field.kind')}
            required
            options={CREDIT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TextAreaField
            name="reason"
            label={t('field.reason')}
            hint={t('field.reasonHint')}
            required
            maxLength={CREDIT_TEXT_LENGTHS.reason}
          />
        </ActForm>
      )}
    </ModalDialog>
  );
}

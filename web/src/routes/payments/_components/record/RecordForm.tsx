import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { RecordedInvoice } from '../../../../ledger/recorded-invoice.ts';
import { withWordedAmounts } from '../../../../ledger/worded-amounts.ts';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { Form } from '../../../../lib/forms/Form.tsx';
import { textOf, textOrNull, typedAmount } from '../../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../../lib/forms/idempotency-keys.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { readTyped } from '../../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { links } from '../../../../links.ts';
import { PAYMENT_METHODS } from '../../../../orders/invoice-codes.ts';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { PaymentMethod, RecordFormMutation } from './__generated__/RecordFormMutation.graphql.ts';
import { AllocationFields } from './AllocationFields.tsx';
import { useAllocation } from './useAllocation.ts';

const mutation = graphql`
  mutation RecordFormMutation($input: RecordPaymentInput!) {
    result: recordPayment(input: $input) {
      __typename
      ... on RecordPaymentSuccess {
        payment {
          number
          ...PaymentView_payment
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type RecordFormProps = { customerId: number; invoice: RecordedInvoice | null; onClose: () => void };

/** The payment of a customer. An overpayment asks once for confirmation. */
export function RecordForm({ customerId, invoice, onClose }: RecordFormProps) {
  const { t } = useTranslation(['payments', 'ledger']);
  const { money } = useFormat();
  const navigate = useNavigate();
  const [commit, isBusy] = useResultMutation<RecordFormMutation>(mutation);
  const language = useLocale();
  const [keyOf] = useState(idempotencyKeys);
  const [typed, setTyped] = useState(invoice ? typedAmount(invoice.balance, language) : '');
  /** The amount that exceeds the open invoices, until the user confirms it. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const amount = readTyped(typed, 'AMOUNT');
  const allocation = useAllocation(customerId, amount, { chosen: invoice });
  const isConfirming = unconfirmed !== null && unconfirmed === amount;

  async function handleSend(data: FormData) {
    const input = {
      customerId,
      amount: amount ?? '0',
      // The select has only these values.
      method: textOf(data, 'method') as PaymentMethod,
      reference: textOrNull(data, 'reference'),
      receivedOn: textOrNull(data, 'receivedOn'),
      allocations: allocation.legs(),
      acceptOverpayment: isConfirming,
    };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) {
      if (outcome.failure.code === 'OVERPAYMENT') setUnconfirmed(amount);
      const currency = allocation.rows[0]?.currency;
      const failure = allocation.atFields(outcome.failure);
      return currency ? withWordedAmounts(failure, (value) => money(value, currency)) : failure;
    }
    const { number } = outcome.success.payment;
    toastSuccess(t('done.RECORD', { number }));
    onClose();
    void navigate(links.payment(number));
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="payments">
      <AmountField
        name="amount"
        label={t('column.amount')}
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Flex gap="4" wrap="wrap" css={{ '& > *': { flex: '1 1 10rem' } }}>
        <SelectField
          name="method"
          label={t('column.method')}
          required
          defaultValue="TRANSFER"
          options={PAYMENT_METHODS.map((value) => ({ value, label: t(`ledger:method.${value}`) }))}
        />
        <TextField
          name="receivedOn"
          label={t('field.receivedOn')}
          hint={t('field.receivedOnHint')}
          type="date"
        />
      </Flex>
      <TextField
        name="reference"
        label={t('column.reference')}
        hint={t('field.referenceHint')}
        maxLength={PAYMENT_TEXT_LENGTHS.reference}
      />
      <AllocationFields allocation={allocation} />
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t(isConfirming ? 'record.keepRest' : 'record.confirm')}
        </Button>
      </DialogButtons>
    </Form>
  );
}

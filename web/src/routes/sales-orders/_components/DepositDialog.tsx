import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { textOf, textOrNull, typedAmount } from '../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { SALES_ORDER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { DEPOSIT_METHODS } from '../../../orders/sales-order-codes.ts';
import type { OrderData } from '../_lib/order-data.ts';
import type { DepositDialogMutation } from './__generated__/DepositDialogMutation.graphql.ts';
import { OrderForm } from './OrderForm.tsx';

const mutation = graphql`
  mutation DepositDialogMutation($input: RecordDepositInput!) {
    result: recordDeposit(input: $input) {
      __typename
      ... on RecordDepositSuccess {
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Records a deposit: amount, method, reference and date. */
export function DepositDialog({ order, onClose }: { order: OrderData; onClose: () => void }) {
  const { t } = useTranslation('sales-orders');
  const language = useLocale();
  const [commit, isBusy] = useResultMutation<DepositDialogMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const { id, number, version, payment } = order;
  const due = payment && (Number(payment.requiredDue) > 0 ? payment.requiredDue : payment.balance);
  return (
    <OrderForm
      number={number}
      title={`${t('action.RECORD_DEPOSIT')} · ${number}`}
      submitLabel={t('action.RECORD_DEPOSIT')}
      done={t('done.deposit')}
      isBusy={isBusy}
      onSend={async (data) => {
        const input = {
          id,
          version,
          amount: amountOrNull(data, 'amount') ?? '',
          method: textOf(data, 'method'),
          reference: textOrNull(data, 'reference'),
          receivedOn: textOrNull(data, 'receivedOn'),
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
        defaultValue={due ? typedAmount(due, language) : ''}
      />
      <SelectField
        name="method"
        label={t('field.method')}
        required
        defaultValue="TRANSFER"
        options={DEPOSIT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <TextField
        name="reference"
        label={t('field.reference')}
        hint={t('field.referenceHint')}
        maxLength={SALES_ORDER_TEXT_LENGTHS.reference}
      />
      <TextField name="receivedOn" label={t('field.receivedOn')} type="date" />
    </OrderForm>
  );
}

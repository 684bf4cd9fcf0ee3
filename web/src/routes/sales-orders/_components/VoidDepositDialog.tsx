import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { OrderData } from '../_lib/order-data.ts';
import type { VoidDepositDialogMutation } from './__generated__/VoidDepositDialogMutation.graphql.ts';
import { OrderForm } from './OrderForm.tsx';

const mutation = graphql`
  mutation VoidDepositDialogMutation($input: VoidDepositInput!) {
    result: voidDeposit(input: $input) {
      __typename
      ... on VoidDepositSuccess {
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type VoidDepositDialogProps = { order: OrderData; id: string; onClose: () => void };

/** Voids a deposit, with a reason. */
export function VoidDepositDialog({ order, id: depositId, onClose }: VoidDepositDialogProps) {
  const { t } = useTranslation('sales-orders');
  const [commit, isBusy] = useResultMutation<VoidDepositDialogMutation>(mutation);
  const { id, number, version } = order;
  return (
    <OrderForm
      number={number}
      title={t('deposits.void')}
      text={t('deposits.voidText')}
      submitLabel={t('deposits.void')}
      done={t('done.voided')}
      isBusy={isBusy}
      isDestructive
      onSend={async (data) => {
        const outcome = await commit({ input: { id, version, depositId, reason: textOf(data, 'reason') } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={t('field.reason')} required maxLength={JOB_TEXT_LENGTHS.reason} />
    </OrderForm>
  );
}

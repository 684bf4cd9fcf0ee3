import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { OrderData } from '../_lib/order-data.ts';
import type { StepDialogMutation } from './__generated__/StepDialogMutation.graphql.ts';
import { OrderAfter, removesPieces } from './OrderAfter.tsx';
import { OrderForm } from './OrderForm.tsx';

const mutation = graphql`
  mutation StepDialogMutation($input: TransitionSalesOrderInput!) {
    result: transitionSalesOrder(input: $input) {
      __typename
      ... on TransitionSalesOrderSuccess {
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type StepDialogProps = { order: OrderData; action: string; requiresReason: boolean; onClose: () => void };

/** Takes a step of an order: explains its effect, and asks for a reason if needed. */
export function StepDialog({ order, action, requiresReason, onClose }: StepDialogProps) {
  const { t } = useTranslation('sales-orders');
  const [commit, isBusy] = useResultMutation<StepDialogMutation>(mutation);
  const { id, number, version } = order;
  const [isPreviewShown, setIsPreviewShown] = useState(!removesPieces(action));
  const title = t(`action.${action}`);
  return (
    <OrderForm
      number={number}
      title={`${title} · ${number}`}
      text={t(`explain.${action}`)}
      submitLabel={title}
      done={t('done.step', { number })}
      isBusy={isBusy}
      isDestructive={removesPieces(action)}
      isDisabled={!isPreviewShown}
      onSend={async (data) => {
        const outcome = await commit({ input: { id, version, action, reason: textOrNull(data, 'reason') } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      {removesPieces(action) && (
        <OrderAfter order={order} action={action} onPreviewShown={setIsPreviewShown} />
      )}
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required={requiresReason}
        maxLength={JOB_TEXT_LENGTHS.reason}
      />
    </OrderForm>
  );
}

import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOf } from '../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { OrderData } from '../_lib/order-data.ts';
import type { VoidShipmentDialogMutation } from './__generated__/VoidShipmentDialogMutation.graphql.ts';
import { OrderForm } from './OrderForm.tsx';

const mutation = graphql`
  mutation VoidShipmentDialogMutation($input: VoidShipmentInput!) {
    result: voidShipment(input: $input) {
      __typename
      ... on VoidShipmentSuccess {
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type VoidShipmentDialogProps = { order: OrderData; id: string; onClose: () => void };

/** Voids a shipment, with a reason. */
export function VoidShipmentDialog({ order, id: shipmentId, onClose }: VoidShipmentDialogProps) {
  const { t } = useTranslation('sales-orders');
  const [commit, isBusy] = useResultMutation<VoidShipmentDialogMutation>(mutation);
  const { id, number, version } = order;
  return (
    <OrderForm
      number={number}
      title={t('shipments.void')}
      text={t('shipments.voidText')}
      submitLabel={t('shipments.void')}
      done={t('done.voided')}
      isBusy={isBusy}
      isDestructive
      onSend={async (data) => {
        const outcome = await commit({ input: { id, version, shipmentId, reason: textOf(data, 'reason') } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={t('field.reason')} required maxLength={JOB_TEXT_LENGTHS.reason} />
    </OrderForm>
  );
}

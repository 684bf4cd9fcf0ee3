import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { integerOrNull, textOrNull } from '../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { JOB_TEXT_LENGTHS, SALES_ORDER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { OptionList } from '../../../ui/fields/OptionList.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { ShipmentDialogMutation } from './__generated__/ShipmentDialogMutation.graphql.ts';
import { OrderForm } from './OrderForm.tsx';

const mutation = graphql`
  mutation ShipmentDialogMutation($input: CreateShipmentInput!) {
    result: createShipment(input: $input) {
      __typename
      ... on CreateShipmentSuccess {
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Ships pieces: quantities of ready lines, by a carrier or picked up. */
export function ShipmentDialog({ order, onClose }: { order: OrderData; onClose: () => void }) {
  const { t } = useTranslation('sales-orders');
  const [commit, isBusy] = useResultMutation<ShipmentDialogMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const [way, setWay] = useState<'trackingNumber' | 'pickedUp'>('trackingNumber');
  const { id, number, version } = order;
  const ready = order.lines.filter(({ shippableQuantity }) => shippableQuantity > 0);
  return (
    <OrderForm
      number={number}
      title={`${t('action.CREATE_SHIPMENT')} · ${number}`}
      submitLabel={t('action.CREATE_SHIPMENT')}
      done={t('done.shipment')}
      isBusy={isBusy}
      onSend={async (data) => {
        const input = {
          id,
          version,
          lines: ready.flatMap((line) => {
            const quantity = integerOrNull(data, line.id) ?? 0;
            return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
          }),
          trackingNumber: textOrNull(data, 'trackingNumber'),
          pickedUp: way === 'pickedUp',
          note: textOrNull(data, 'note'),
        };
        const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      {ready.map(({ id: lineId, title, shippableQuantity: count, lacksWeight }) => (
        <TextField
          key={lineId}
          name={lineId}
          label={t('field.pieces', { title })}
          hint={lacksWeight ? t('field.weighFirst') : t('field.piecesHint', { count })}
          {...WHOLE_NUMBER}
          min={0}
          max={count}
          defaultValue={lacksWeight ? 0 : count}
          disabled={lacksWeight}
        />
      ))}
      <OptionList
        legend={t('shipments.title')}
        options={[
          { value: 'trackingNumber', label: t('field.trackingNumber') },
          { value: 'pickedUp', label: t('field.pickedUp') },
        ]}
        chosen={[way]}
        onChoose={setWay}
      />
      {way === 'trackingNumber' && (
        <TextField
          name="trackingNumber"
          label={t('field.trackingNumber')}
          required
          maxLength={JOB_TEXT_LENGTHS.trackingNumber}
        />
      )}
      <TextField name="note" label={t('field.note')} maxLength={SALES_ORDER_TEXT_LENGTHS.note} />
    </OrderForm>
  );
}

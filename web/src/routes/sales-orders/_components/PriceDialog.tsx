import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { textOf, typedAmount } from '../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { amountOrNull, readTyped } from '../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { SharedChanges } from '../../../merge/SharedChanges.tsx';
import { useMergedField } from '../../../merge/useMergedField.ts';
import type { OrderData } from '../_lib/order-data.ts';
import type { PriceDialogMutation } from './__generated__/PriceDialogMutation.graphql.ts';
import { OrderForm } from './OrderForm.tsx';
import { PriceAfter } from './PriceAfter.tsx';

const mutation = graphql`
  mutation PriceDialogMutation($input: PinSalesOrderPriceInput!) {
    result: pinSalesOrderPrice(input: $input) {
      __typename
      ... on PinSalesOrderPriceSuccess {
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type PriceDialogProps = { order: OrderData; lineId: string; onClose: () => void };

/** Sets an agreed price of a piece, with a reason for staff. */
export function PriceDialog({ order, lineId, onClose }: PriceDialogProps) {
  const { t } = useTranslation('sales-orders');
  const language = useLocale();
  const [commit, isBusy] = useResultMutation<PriceDialogMutation>(mutation);
  const { id, number, version } = order;
  const line = order.lines.find((each) => each.id === lineId);
  const saved = line?.unitPrice ? typedAmount(line.unitPrice, language) : '';
  const [typed, setTyped] = useState(saved);
  const [isPreviewShown, setIsPreviewShown] = useState(false);
  const unitPrice = readTyped(typed, 'AMOUNT');
  const merge = useMergedField({ name: 'unitPrice', saved: line?.unitPrice ?? '', version });
  return (
    <OrderForm
      number={number}
      title={t('lines.agree')}
      text={line?.title}
      submitLabel={t('lines.agree')}
      done={t('done.price')}
      isBusy={isBusy}
      // The form reports an invalid price. A valid one needs its preview first.
      isDisabled={unitPrice !== null && !isPreviewShown}
      onSend={async (data) => {
        const unitPrice = amountOrNull(data, 'unitPrice') ?? '';
        const outcome = await commit({
          input: { id, version: merge.version, lineId, unitPrice, reason: textOf(data, 'reason') },
        });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      <SharedChanges {...merge} />
      <AmountField
        name="unitPrice"
        label={t('field.unitPrice')}
        required
        defaultValue={saved}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {unitPrice !== null && (
        <PriceAfter order={order} lineId={lineId} unitPrice={unitPrice} onPreviewShown={setIsPreviewShown} />
      )}
      <TextAreaField name="reason" label={t('field.reason')} required maxLength={JOB_TEXT_LENGTHS.reason} />
    </OrderForm>
  );
}

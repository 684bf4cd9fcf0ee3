import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { OrderChange } from '../../../orders/order-change/OrderChange.tsx';
import type { OrderData } from '../_lib/order-data.ts';
import type { CancelLineDialogMutation } from './__generated__/CancelLineDialogMutation.graphql.ts';
import type { CancelLineDialogQuery } from './__generated__/CancelLineDialogQuery.graphql.ts';
import { OrderForm } from './OrderForm.tsx';

const query = graphql`
  query CancelLineDialogQuery($number: String!) {
    salesOrder(number: $number) {
      amounts {
        ...AmountsAfter_amounts
      }
      lineCancellationAmounts {
        lineId
        amounts {
          ...AmountsAfter_amounts
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation CancelLineDialogMutation($input: CancelSalesOrderLineInput!) {
    result: cancelSalesOrderLine(input: $input) {
      __typename
      ... on CancelSalesOrderLineSuccess {
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type CancelLineDialogProps = { order: OrderData; lineId: string; onClose: () => void };

/** Cancels a single stock line: shows its name, asks for a reason, and previews the order’s total. */
export function CancelLineDialog({ order, lineId, onClose }: CancelLineDialogProps) {
  const { t } = useTranslation('sales-orders');
  const [commit, isBusy] = useResultMutation<CancelLineDialogMutation>(mutation);
  const [isPreviewShown, setIsPreviewShown] = useState(false);
  const { id, number, version, currency } = order;
  const { data, ...request } = useDebouncedQuery<CancelLineDialogQuery>(query, { number }, { pauseMs: 0 });
  const { amounts, lineCancellationAmounts = [] } = data?.salesOrder ?? {};
  const after = lineCancellationAmounts.find((each) => each.lineId === lineId)?.amounts;
  const line = order.lines.find((each) => each.id === lineId);
  const offer = order.lineCancellations.find((each) => each.lineId === lineId);
  return (
    <OrderForm
      number={number}
      title={t('lines.cancel')}
      text={t('lines.cancelText', { title: line?.title })}
      submitLabel={t('lines.cancel')}
      closeLabel={t('lines.keep')}
      done={t('done.line')}
      isBusy={isBusy}
      isDestructive
      isDisabled={!isPreviewShown}
      onSend={async (form) => {
        const outcome = await commit({ input: { id, version, lineId, reason: textOrNull(form, 'reason') } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      <OrderChange
        {...request}
        namespace="sales-orders"
        order={number}
        currency={currency}
        before={amounts}
        after={after}
        onPreviewShown={setIsPreviewShown}
      />
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required={offer?.requiresReason}
        maxLength={JOB_TEXT_LENGTHS.reason}
      />
    </OrderForm>
  );
}

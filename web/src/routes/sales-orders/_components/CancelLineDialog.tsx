import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { requestFailure } from '../../../lib/forms/mutation-failure.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { AmountsAfter } from '../../../orders/AmountsAfter.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
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

/** Cancels a line from stock by itself: names it, asks why, and shows what the order comes to after it. */
export function CancelLineDialog({ order, lineId, onClose }: CancelLineDialogProps) {
  const { t } = useTranslation('sales-orders');
  const { ofFailure } = useErrorText('sales-orders');
  const [commit, isBusy] = useResultMutation<CancelLineDialogMutation>(mutation);
  const { id, number, version, currency } = order;
  const { data, error, isPending } = useDebouncedQuery<CancelLineDialogQuery>(
    query,
    { number },
    { pauseMs: 0 },
  );
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
      onSend={async (form) => {
        const outcome = await commit({ input: { id, version, lineId, reason: textOrNull(form, 'reason') } });
        return outcome.ok ? null : outcome.failure;
      }}
      onClose={onClose}
    >
      {isPending && <LinesSkeleton lines={3} />}
      {error && <Notice tone="warning">{ofFailure(requestFailure(error))}</Notice>}
      {amounts && after && <AmountsAfter order={number} before={amounts} after={after} currency={currency} />}
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required={offer?.requiresReason}
        maxLength={JOB_TEXT_LENGTHS.reason}
      />
    </OrderForm>
  );
}

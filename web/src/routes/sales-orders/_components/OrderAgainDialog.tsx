import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { LastStep } from '../../../commit/LastStep.tsx';
import { shownTotal } from '../../../commit/shown-total.ts';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { idempotencyKeys } from '../../../lib/forms/idempotency-keys.ts';
import { ORDER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { requestFailure } from '../../../lib/forms/mutation-failure.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useErrorText } from '../../../lib/forms/useErrorText.ts';
import { useFailedReason } from '../../../lib/forms/useFailedReason.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { links } from '../../../links.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { OrderData } from '../_lib/order-data.ts';
import type { OrderAgainDialogMutation } from './__generated__/OrderAgainDialogMutation.graphql.ts';
import type { OrderAgainDialogQuery } from './__generated__/OrderAgainDialogQuery.graphql.ts';
import { OrderAgainPieces } from './OrderAgainPieces.tsx';

const query = graphql`
  query OrderAgainDialogQuery($id: ID!, $lines: [SalesOrderReorderLineInput!]) {
    salesOrderReorder(id: $id, lines: $lines) {
      order {
        ...shownTotal_order
        ...CommitSummary_order
      }
      lines {
        quantity
      }
      ...OrderAgainPieces_reorder
    }
  }
`;

const mutation = graphql`
  mutation OrderAgainDialogMutation($input: ReorderSalesOrderInput!) {
    result: reorderSalesOrder(input: $input) {
      __typename
      ... on ReorderSalesOrderSuccess {
        salesOrder {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Repeats an order: quantities, current prices and total, and orders it. */
export function OrderAgainDialog({ order, onClose }: { order: OrderData; onClose: () => void }) {
  const { t } = useTranslation('sales-orders');
  const { ofCode } = useErrorText('sales-orders');
  const failedReason = useFailedReason('sales-orders');
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [keyOf] = useState(idempotencyKeys);
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const { id } = order;
  const lines = [...quantities].map(([lineId, quantity]) => ({ lineId, quantity }));
  const { data, error, isPending } = useDebouncedQuery<OrderAgainDialogQuery>(
    query,
    { id, lines },
    { attempt },
  );
  const [commit, isOrdering] = useResultMutation<OrderAgainDialogMutation>(mutation);
  const reorder = data?.salesOrderReorder;
  const expectedGrandTotal = shownTotal(reorder?.order);
  const hasPieces = reorder?.lines.some(({ quantity }) => quantity > 0) ?? false;

  async function handleSend(form: FormData) {
    const input = { id, lines, poNumber: textOrNull(form, 'poNumber'), expectedGrandTotal };
    // A different price is a different order, with a new idempotency key.
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    if (!outcome.ok) {
      if (outcome.failure.code === 'PRICE_CHANGED') setAttempt(attempt + 1);
      return outcome.failure;
    }
    const { number } = outcome.success.salesOrder;
    toastSuccess(t('again.created', { number }));
    void navigate(links.salesOrder(number));
    return null;
  }

  const pieces = reorder && (
    <OrderAgainPieces
      reorder={reorder}
      quantities={quantities}
      onQuantity={(lineId, quantity) => setQuantities(new Map(quantities).set(lineId, quantity))}
    />
  );
  return (
    <ModalDialog isOpen onClose={onClose} title={t('again.title', { number: order.number })}>
      {reorder ? (
        <ActForm
          namespace="sales-orders"
          text={t('again.text')}
          submitLabel={t('again.confirm')}
          isBusy={isOrdering}
          isDisabled={isPending || expectedGrandTotal === null}
          onReload={async () => setAttempt(attempt + 1)}
          onSend={handleSend}
          onClose={onClose}
        >
          {reorder.order ? (
            <LastStep order={reorder.order} isPending={isPending} pieces={pieces} />
          ) : (
            <>
              {pieces}
              <Notice tone="warning">{hasPieces ? ofCode('QUOTE_REQUIRED') : t('again.none')}</Notice>
            </>
          )}
          <TextField name="poNumber" label={t('facts.po')} maxLength={ORDER_TEXT_LENGTHS.poNumber} />
        </ActForm>
      ) : isPending ? (
        <LinesSkeleton lines={6} />
      ) : (
        <Notice tone="warning">
          {error ? failedReason('loading', order.number, requestFailure(error)) : ofCode('NOT_FOUND')}
        </Notice>
      )}
    </ModalDialog>
  );
}

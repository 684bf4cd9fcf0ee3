import { Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { LastStep } from '../../../commit/LastStep.tsx';
import { shownTotal } from '../../../commit/shown-total.ts';
import { ContactChoice } from '../../../contacts/ContactChoice.tsx';
import { requestFailure } from '../../../lib/forms/mutation-failure.ts';
import { useFailedReason } from '../../../lib/forms/useFailedReason.ts';
import { useDebouncedQuery } from '../../../lib/relay/useDebouncedQuery.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { useEstimateOrders } from '../_lib/useEstimateOrders.ts';
import type { OrderEstimateDialogQuery } from './__generated__/OrderEstimateDialogQuery.graphql.ts';
import { ConversionSummary } from './ConversionSummary.tsx';

const query = graphql`
  query OrderEstimateDialogQuery($id: ID!, $isJob: Boolean!) {
    estimateOrderPreview(id: $id) @include(if: $isJob) {
      ...shownTotal_order
      ...CommitSummary_order
    }
  }
`;

type OrderEstimateDialogProps = {
  id: string;
  number: string;
  customerId: number;
  /** The conversion target. */
  target: 'JOB' | 'QUOTE';
  onClose: () => void;
};

/** Confirmation before an estimate becomes a job or quote: its total, and warnings of the manufacturer. */
export function OrderEstimateDialog(props: OrderEstimateDialogProps) {
  const { id, number, customerId, target, onClose } = props;
  const { t } = useTranslation('estimates');
  const { isStaff } = useSignedInViewer();
  const failedReason = useFailedReason('estimates');
  const orders = useEstimateOrders({ id, number });
  const [contactId, setContactId] = useState<number | null>(null);
  const isJob = target === 'JOB';
  const { data, error, isPending } = useDebouncedQuery<OrderEstimateDialogQuery>(
    query,
    { id, isJob },
    { pauseMs: 0 },
  );
  const order = data?.estimateOrderPreview;

  /** A job is ordered at the shown total. */
  async function handleConfirm() {
    await (isJob ? orders.toJob(shownTotal(order), contactId) : orders.toQuote(contactId));
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(isJob ? 'estimate-conversion:confirmOrder' : 'estimate-conversion:confirmQuote', { number })}
      confirmLabel={t(isJob ? 'act.toJob' : 'act.toQuote')}
      isBusy={orders.isBusy}
      isDisabled={isJob && !order}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Stack gap="4">
        <Text>
          {t(
            isJob
              ? 'estimate-conversion:confirmText'
              : isStaff
                ? 'estimate-conversion:confirmQuoteByStaff'
                : 'estimate-conversion:confirmQuoteText',
          )}
        </Text>
        {isJob && !error && <LastStep order={order} isPending={isPending} />}
        {error && <Notice tone="warning">{failedReason('loading', number, requestFailure(error))}</Notice>}
        <ContactChoice customerId={customerId} contactId={contactId} onChange={setContactId} />
        <CardBoundary>
          <Suspense fallback={<LinesSkeleton lines={3} />}>
            <ConversionSummary number={number} target={target} />
          </Suspense>
        </CardBoundary>
      </Stack>
    </ConfirmDialog>
  );
}

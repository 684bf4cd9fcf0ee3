import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import type { ShownTotal } from '../../../../../commit/shown-total.ts';
import { idempotencyKeys } from '../../../../../lib/forms/idempotency-keys.ts';
import { useErrorText } from '../../../../../lib/forms/useErrorText.ts';
import { useFailedReason } from '../../../../../lib/forms/useFailedReason.ts';
import { useResultMutation } from '../../../../../lib/forms/useResultMutation.ts';
import { links } from '../../../../../links.ts';
import { ModalDialog } from '../../../../../ui/dialogs/ModalDialog.tsx';
import { Notice } from '../../../../../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../../../../../ui/feedback/Skeletons.tsx';
import { toastSuccess } from '../../../../../ui/feedback/toaster.ts';
import type { JobRef } from '../job-dialog.ts';
import type { ReorderDialogMutation } from './__generated__/ReorderDialogMutation.graphql.ts';
import { type ReorderChanges, useReorderPreview } from './useReorderPreview.ts';

const loadForm = () => import('./ReorderForm.tsx');

// Fetched with its form library, which other job dialogs do not need.
const ReorderForm = lazy(async () => ({ default: (await loadForm()).ReorderForm }));

const mutation = graphql`
  mutation ReorderDialogMutation($input: ReorderJobOrderInput!) {
    result: reorderJobOrder(input: $input) {
      __typename
      ... on ReorderJobOrderSuccess {
        jobOrder {
          number
        }
        salesOrder {
          number
        }
        orderGroup {
          code
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Repeats a job: shows the repeated data and current price, allows changes, and orders it. */
export function ReorderDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { ofCode } = useErrorText('jobs');
  const failedReason = useFailedReason('jobs');
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [changes, setChanges] = useState<ReorderChanges>({});
  const keyOf = useRef(idempotencyKeys());
  const { facts, failure, isPending } = useReorderPreview(job.id, changes, attempt);
  const [commit, isOrdering] = useResultMutation<ReorderDialogMutation>(mutation);

  // Prefetches the form during the first preview.
  useEffect(() => void loadForm(), []);

  async function handleOrder(expectedGrandTotal: ShownTotal | null) {
    const input = { id: job.id, changes, expectedGrandTotal };
    // A different price or change is a different order, with a new idempotency key.
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf.current(input) } });
    if (!outcome.ok) {
      if (outcome.failure.code === 'PRICE_CHANGED') setAttempt(attempt + 1);
      return outcome.failure;
    }
    const { jobOrder, salesOrder, orderGroup } = outcome.success;
    toastSuccess(t('reorder.created', { code: salesOrder?.number ?? orderGroup.code }));
    if (jobOrder) void navigate(links.jobOrder(jobOrder.number));
    // The piece is in stock, so there is no job.
    else
      void navigate(
        salesOrder ? links.salesOrder(salesOrder.number) : links.orderConfirmation(orderGroup.code),
      );
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('reorder.title', { number: job.number })} size="lg">
      <Suspense fallback={<LinesSkeleton lines={8} />}>
        {facts && (
          <ReorderForm
            facts={facts}
            failure={failure}
            isPending={isPending}
            isBusy={isOrdering}
            onChange={setChanges}
            onOrder={handleOrder}
            onClose={onClose}
          />
        )}
      </Suspense>
      {!facts && isPending && <LinesSkeleton lines={8} />}
      {!facts && !isPending && (
        <Notice tone="warning">
          {failure ? failedReason('loading', job.number, failure) : ofCode('NOT_FOR_THIS_SIDE')}
        </Notice>
      )}
    </ModalDialog>
  );
}

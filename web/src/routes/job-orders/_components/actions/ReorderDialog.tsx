import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { links } from '../../../../links.ts';
import { ModalDialog } from '../../../../ui/ModalDialog.tsx';
import { LinesSkeleton } from '../../../../ui/Skeletons.tsx';
import { toastSuccess } from '../../../../ui/toaster.ts';
import { useOpenQuery } from '../../_lib/useOpenQuery.ts';
import type { ReorderDialogMutation } from './__generated__/ReorderDialogMutation.graphql.ts';
import type { ReorderPreviewQuery } from './__generated__/ReorderPreviewQuery.graphql.ts';
import type { JobRef } from './job-dialog.ts';
import { ReorderPreview, reorderPreviewQuery } from './ReorderPreview.tsx';

const mutation = graphql`
  mutation ReorderDialogMutation($input: ReorderJobOrderInput!) {
    result: reorderJobOrder(input: $input) {
      __typename
      ... on ReorderJobOrderSuccess {
        jobOrder {
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

/** Orders a job again: shows what it cost and costs today, then orders at that price and opens the new job. */
export function ReorderDialog({ job, onClose }: { job: JobRef; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const queryRef: PreloadedQuery<ReorderPreviewQuery> | null = useOpenQuery<ReorderPreviewQuery>(
    reorderPreviewQuery,
    { jobOrderId: job.id },
    attempt,
  );
  const [commit, isOrdering] = useResultMutation<ReorderDialogMutation>(mutation);

  async function handleOrder(expectedUnitPrice: string) {
    // A new price is a new order: only a repeat of the same one may answer with the same order.
    const key = `${idempotencyKey}:${expectedUnitPrice}`;
    const outcome = await commit({ input: { id: job.id, expectedUnitPrice, idempotencyKey: key } });
    if (!outcome.ok) {
      if (outcome.failure.code === 'PRICE_CHANGED') setAttempt(attempt + 1);
      return outcome.failure;
    }
    const { jobOrder, orderGroup } = outcome.success;
    toastSuccess(t('reorder.created', { code: orderGroup.code }));
    void navigate(links.jobOrder(jobOrder.number));
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('reorder.title', { number: job.number })} size="md">
      <Suspense fallback={<LinesSkeleton lines={6} />}>
        {queryRef && (
          <ReorderPreview queryRef={queryRef} isBusy={isOrdering} onOrder={handleOrder} onClose={onClose} />
        )}
      </Suspense>
    </ModalDialog>
  );
}

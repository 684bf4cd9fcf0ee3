import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { LastStep } from '../../../../commit/LastStep.tsx';
import { shownTotal } from '../../../../commit/shown-total.ts';
import { sumAmounts } from '../../../../lib/format/amounts.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import type { RowDialogProps } from '../../../../list/selection/ListBulkBar.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../../../../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { ApprovalSummary } from '../ApprovalSummary.tsx';
import type { BulkApproveDialogQuery } from './__generated__/BulkApproveDialogQuery.graphql.ts';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import type { BulkJob, BulkOutcome } from './bulk-job.ts';
import { useApproveOrder } from './useApproveOrder.ts';

const query = graphql`
  query BulkApproveDialogQuery($ids: [ID!]!) {
    jobOrderApprovalPreview(jobOrderIds: $ids) {
      orderCode
      currency
      lines {
        jobNumber
      }
      ...shownTotal_order
      ...CommitSummary_order
    }
    jobOrders(first: 100, filter: { jobOrderIds: $ids }) {
      edges {
        node {
          id
          number
          version
          allowedActions {
            action
            enabled
            missing
          }
          ...ApprovalSummary_job
        }
      }
    }
  }
`;

/** Approves several jobs: shows the last step of each order, then the result of each job. */
export function BulkApproveDialog({ ids, onClose }: RowDialogProps<BulkJob>) {
  const { t } = useTranslation('jobs');
  // Fixed when the dialog opens: an approved job no longer awaits approval.
  const [chosen] = useState(ids);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const [attempt, setAttempt] = useState(0);
  const queryRef = useOpenQuery<BulkApproveDialogQuery>(query, { ids: chosen }, attempt);
  return (
    <ModalDialog
      isOpen
      onClose={() => onClose(outcomes.length > 0)}
      title={t('job-bulk:approveTitle')}
      size="md"
    >
      <SectionBoundary onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<LinesSkeleton lines={6} />}>
          {queryRef && (
            <Approval
              queryRef={queryRef}
              outcomes={outcomes}
              onOutcome={(outcome) => setOutcomes((before) => [...before, outcome])}
              onDone={() => onClose(outcomes.length > 0)}
            />
          )}
        </Suspense>
      </SectionBoundary>
    </ModalDialog>
  );
}

type ApprovalProps = {
  queryRef: PreloadedQuery<BulkApproveDialogQuery>;
  outcomes: readonly BulkOutcome[];
  onOutcome: (outcome: BulkOutcome) => void;
  onDone: () => void;
};

function Approval({ queryRef, outcomes, onOutcome, onDone }: ApprovalProps) {
  const { t } = useTranslation('jobs');
  const { ofCode } = useErrorText('jobs');
  const failedReason = useFailedReason('jobs');
  const data = usePreloadedQuery<BulkApproveDialogQuery>(query, queryRef);
  const [all] = useState(() => data.jobOrders.edges.map(({ node }) => node));
  const [approve, isApproving] = useApproveOrder();
  const offers = all.map((job) => ({
    job,
    offer: job.allowedActions.find(({ action }) => action === 'APPROVE'),
  }));
  const jobs = offers.flatMap(({ job, offer }) => (offer?.enabled ? [job] : []));
  const skipped = offers.flatMap(({ job: { id, number }, offer }) =>
    offer?.enabled
      ? []
      : [{ id, number, isOk: false, text: ofCode(offer?.missing ?? 'NOTHING_AWAITS_APPROVAL') }],
  );
  const orders = data.jobOrderApprovalPreview.map((order) => {
    const numbers = order.lines.flatMap(({ jobNumber }) => jobNumber ?? []);
    return { order, approved: jobs.filter(({ number }) => numbers.includes(number)) };
  });
  const currencies = [...new Set(orders.map(({ order }) => order.currency))];

  async function approveAll() {
    // Sequential: each order is a separate decision, and a failure does not stop the others.
    for (const { order, approved } of orders) {
      const outcome = await approve({
        jobOrderIds: approved.map(({ id }) => id),
        versions: approved.map(({ version }) => version),
        expectedGrandTotal: shownTotal(order),
      });
      for (const { id, number } of approved) {
        const text = outcome.ok
          ? outcome.success.jobOrders.find((job) => job.id === id)?.status.name
          : failedReason('saving', number, outcome.failure);
        onOutcome({ id, number, isOk: outcome.ok, text: text ?? '' });
      }
    }
  }

  if (outcomes.length > 0) {
    return (
      <Stack gap="3">
        <Text role="status">
          {t('job-bulk:approved', { count: outcomes.filter(({ isOk }) => isOk).length, total: jobs.length })}
        </Text>
        <BulkOutcomes label={t('job-bulk:results')} outcomes={outcomes} />
        <DialogButtons>
          <Button onClick={onDone} disabled={outcomes.length < jobs.length}>
            {t('job-bulk:close')}
          </Button>
        </DialogButtons>
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t(jobs.length > 0 ? 'approve.text' : 'job-bulk:noneAwaiting')}</Text>
      {orders.map(({ order, approved }) => (
        <Panel as="section" key={order.orderCode}>
          <Heading as="h3" textStyle="md" mb="3">
            {t('group.title', { code: order.orderCode })}
          </Heading>
          <LastStep
            order={order}
            pieces={approved.map((job) => <ApprovalSummary key={job.id} job={job} isTitled />)}
            piecesOf={approved.map(({ number }) => number)}
          />
        </Panel>
      ))}
      {skipped.length > 0 && (
        <section>
          <Heading as="h3" textStyle="sm" mb="2">
            {t('job-bulk:skipped', { count: skipped.length })}
          </Heading>
          <BulkOutcomes label={t('job-bulk:skipped', { count: skipped.length })} outcomes={skipped} />
        </section>
      )}
      <DialogButtons>
        {currencies.map((currency) => (
          <GrandTotal
            key={currency}
            currency={currency}
            amounts={orders
              .filter(({ order }) => order.currency === currency)
              .map(({ order }) => shownTotal(order))}
          />
        ))}
        {jobs.length > 0 ? (
          <Button loading={isApproving} onClick={approveAll}>
            {t('job-bulk:approveAll', { count: jobs.length })}
          </Button>
        ) : (
          <Button onClick={onDone}>{t('job-bulk:close')}</Button>
        )}
      </DialogButtons>
    </Stack>
  );
}

type GrandTotalProps = { amounts: readonly (string | null | undefined)[]; currency: string };

/** Total of all orders in a currency; nothing without prices. */
function GrandTotal({ amounts, currency }: GrandTotalProps) {
  const { t } = useTranslation('jobs');
  const total = sumAmounts(amounts);
  if (total === null) return null;
  return (
    <Flex gap="4" align="center" justify="space-between" flex="1" fontWeight="semibold" minW="48">
      <span>{t('job-bulk:grandTotal')}</span>
      <Money amount={total} currency={currency} />
    </Flex>
  );
}

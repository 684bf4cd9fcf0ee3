import { Button, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { ModalDialog } from '../../../../ui/ModalDialog.tsx';
import { LinesSkeleton } from '../../../../ui/Skeletons.tsx';
import { useOpenQuery } from '../../_lib/useOpenQuery.ts';
import { ApprovalSummary } from '../ApprovalSummary.tsx';
import { useApproveJob } from '../useApproveJob.ts';
import type { BulkApproveDialogQuery } from './__generated__/BulkApproveDialogQuery.graphql.ts';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import type { BulkJob, BulkOutcome } from './bulk-job.ts';

const query = graphql`
  query BulkApproveDialogQuery($ids: [ID!]!) {
    jobOrders(first: 100, filter: { jobOrderIds: $ids }) {
      edges {
        node {
          id
          number
          version
          ...ApprovalSummary_job
        }
      }
    }
  }
`;

type BulkApproveDialogProps = { jobs: readonly BulkJob[]; onClose: (isChanged: boolean) => void };

/** Approves several jobs: shows what exactly is approved at what price, then what became of each. */
export function BulkApproveDialog({ jobs, onClose }: BulkApproveDialogProps) {
  const { t } = useTranslation('jobs');
  // Kept from when it opened: an approved job no longer awaits approval.
  const [chosen] = useState(jobs);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const queryRef = useOpenQuery<BulkApproveDialogQuery>(query, { ids: chosen.map(({ id }) => id) });
  return (
    <ModalDialog
      isOpen
      onClose={() => onClose(outcomes.length > 0)}
      title={t('bulk.approveTitle', { count: chosen.length })}
      size="md"
    >
      <Suspense fallback={<LinesSkeleton lines={6} />}>
        {queryRef && (
          <Approval
            queryRef={queryRef}
            outcomes={outcomes}
            onOutcome={(outcome) => setOutcomes((before) => [...before, outcome])}
          />
        )}
      </Suspense>
    </ModalDialog>
  );
}

type ApprovalProps = {
  queryRef: PreloadedQuery<BulkApproveDialogQuery>;
  outcomes: readonly BulkOutcome[];
  onOutcome: (outcome: BulkOutcome) => void;
};

function Approval({ queryRef, outcomes, onOutcome }: ApprovalProps) {
  const { t } = useTranslation('jobs');
  const { ofFailure } = useErrorText('jobs');
  const data = usePreloadedQuery<BulkApproveDialogQuery>(query, queryRef);
  const [jobs] = useState(() => data.jobOrders.edges.map(({ node }) => node));
  const [approve, isApproving] = useApproveJob();

  async function approveAll() {
    // One after another: each is a decision of its own, and one that fails does not stop the others.
    for (const { id, number, version } of jobs) {
      const outcome = await approve({ id, version });
      const text = outcome.ok ? outcome.success.jobOrder.status.name : ofFailure(outcome.failure);
      onOutcome({ id, number, isOk: outcome.ok, text });
    }
  }

  if (outcomes.length > 0) {
    return (
      <Stack gap="3">
        <Text role="status">{t('bulk.approved', { count: outcomes.length, total: jobs.length })}</Text>
        <BulkOutcomes label={t('bulk.results')} outcomes={outcomes} />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('approve.text')}</Text>
      {jobs.map((job) => (
        <ApprovalSummary key={job.id} job={job} isTitled />
      ))}
      <Button alignSelf="flex-end" loading={isApproving} onClick={approveAll}>
        {t('bulk.approveAll', { count: jobs.length })}
      </Button>
    </Stack>
  );
}

import { Grid, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { LastStep } from '../../../../commit/LastStep.tsx';
import { shownTotal } from '../../../../commit/shown-total.ts';
import { NotFoundError } from '../../../../lib/relay/request-errors.ts';
import { useOpenQuery } from '../../../../lib/relay/useOpenQuery.ts';
import { ModalDialog } from '../../../../ui/dialogs/ModalDialog.tsx';
import { SectionBoundary } from '../../../../ui/feedback/SectionBoundary.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { OptionList } from '../../../../ui/fields/OptionList.tsx';
import { ApprovalPieces } from '../ApprovalPieces.tsx';
import { ApprovalSummary } from '../ApprovalSummary.tsx';
import { useApproveJob } from '../useApproveJob.ts';
import type { ApproveDialogQuery } from './__generated__/ApproveDialogQuery.graphql.ts';
import { JobForm } from './JobForm.tsx';
import type { JobRef } from './job-dialog.ts';

const query = graphql`
  query ApproveDialogQuery($number: String!) {
    jobOrder(number: $number) {
      id
      number
      version
      orderIfApproved {
        ...shownTotal_order
        ...CommitSummary_order
      }
      pendingApprovals {
        serviceTypeCode
        serviceTypeName
        orderIfApproved {
          ...shownTotal_order
          ...CommitSummary_order
        }
      }
      ...ApprovalPieces_job
      ...JobServices_job
      ...ApprovalSummary_job
    }
  }
`;

type ApproveDialogProps = { job: JobRef; onClose: () => void };

/** Approves everything or one service. Pictures and specification are next to what it commits to. */
export function ApproveDialog({ job, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('jobs');
  const [attempt, setAttempt] = useState(0);
  const queryRef = useOpenQuery<ApproveDialogQuery>(query, { number: job.number }, attempt);
  return (
    <ModalDialog isOpen onClose={onClose} title={t('approve.title', { number: job.number })} size="lg">
      <SectionBoundary onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<LinesSkeleton lines={10} />}>
          {queryRef ? (
            <Decision queryRef={queryRef} onReload={() => setAttempt(attempt + 1)} onClose={onClose} />
          ) : (
            <LinesSkeleton lines={10} />
          )}
        </Suspense>
      </SectionBoundary>
    </ModalDialog>
  );
}

const ALL = '';

type DecisionProps = {
  queryRef: PreloadedQuery<ApproveDialogQuery>;
  onReload: () => void;
  onClose: () => void;
};

function Decision({ queryRef, onReload, onClose }: DecisionProps) {
  const { t } = useTranslation('jobs');
  const { jobOrder: job } = usePreloadedQuery<ApproveDialogQuery>(query, queryRef);
  const [approve, isApproving] = useApproveJob();
  const [chosen, setChosen] = useState(ALL);
  if (!job) throw new NotFoundError('JobOrder');
  const { id, number, version, pendingApprovals } = job;
  const one = pendingApprovals.find(({ serviceTypeCode }) => serviceTypeCode === chosen);
  const whole = chosen === ALL ? job.orderIfApproved : one?.orderIfApproved;

  async function handleSend() {
    const outcome = await approve({
      id,
      version,
      serviceType: chosen || null,
      expectedGrandTotal: shownTotal(whole),
    });
    if (!outcome.ok) {
      if (outcome.failure.code === 'PRICE_CHANGED') onReload();
      return outcome.failure;
    }
    toastSuccess(t('done.APPROVE', { number }));
    return null;
  }

  return (
    <JobForm
      jobNumber={number}
      text={t('approve.text')}
      submitLabel={t('action.APPROVE')}
      isBusy={isApproving}
      onSend={handleSend}
      onClose={onClose}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' }} gap="6">
        <ApprovalPieces job={job} serviceType={chosen || null} />
        {/* On a phone the price comes first, because pieces may be long. The button stays visible. */}
        <Stack gap="5" order={{ base: -1, md: 0 }}>
          {pendingApprovals.length > 1 && (
            <OptionList
              legend={t('approve.what')}
              options={[
                { value: ALL, label: t('approve.all', { count: pendingApprovals.length }) },
                ...pendingApprovals.map(({ serviceTypeCode, serviceTypeName }) => ({
                  value: serviceTypeCode,
                  label: serviceTypeName,
                })),
              ]}
              chosen={[chosen]}
              onChoose={setChosen}
            />
          )}
          <LastStep
            order={whole}
            pieces={<ApprovalSummary job={job} serviceType={chosen || null} />}
            piecesOf={[number]}
          />
        </Stack>
      </Grid>
    </JobForm>
  );
}

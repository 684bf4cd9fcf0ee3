import { Box, Stack } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../../lib/i18n/lazy-part.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { NotesPanels } from '../../../../notes/NotesPanels.tsx';
import { bench } from '../../../../orders/bench/namespace.ts';
import { CardBoundary } from '../../../../ui/feedback/CardBoundary.tsx';
import { SectionBoundary } from '../../../../ui/feedback/SectionBoundary.tsx';
import { DetailColumns } from '../../../../ui/layout/DetailColumns.tsx';
import { type JobDialog, JobDialogContext } from '../actions/job-dialog.ts';
import { JobProofs } from '../proofs/JobProofs.tsx';
import type {
  JobOrderView_job$data,
  JobOrderView_job$key,
} from './__generated__/JobOrderView_job.graphql.ts';
import { JobAddresses } from './JobAddresses.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobItems } from './JobItems.tsx';
import { JobMessages } from './JobMessages.tsx';
import { JobPrice } from './JobPrice.tsx';
import { JobProgress } from './JobProgress.tsx';
import { JobServices } from './JobServices.tsx';

const JobNoteForm = lazy(async () => ({ default: (await import('../actions/JobNoteForm.tsx')).JobNoteForm }));
// Not shown to customers.
const BenchEntries = lazyPart(
  async () => (await import('../../../../orders/bench/BenchEntries.tsx')).BenchEntries,
  bench,
);
const JobGallery = lazy(async () => ({ default: (await import('./JobGallery.tsx')).JobGallery }));
// Last part of the page.
const JobOrderGroup = lazy(async () => ({ default: (await import('./JobOrderGroup.tsx')).JobOrderGroup }));
const JobHistory = lazy(async () => ({ default: (await import('./JobHistory.tsx')).JobHistory }));
const JobDialogs = lazy(async () => ({ default: (await import('../actions/JobDialogs.tsx')).JobDialogs }));

const fragment = graphql`
  fragment JobOrderView_job on JobOrder {
    id
    version
    images {
      id
    }
    ...JobHeader_job
    ...JobMessages_job
    ...JobProgress_job
    ...JobItems_job
    ...JobServices_job
    ...JobProofs_job
    ...JobPrice_job
    ...JobGallery_job
    ...NoteThread_subject
    ...JobFacts_job
    ...JobAddresses_job
    ...JobOrderGroup_job
    ...JobHistory_job
    ...BenchEntries_job
    ...JobDialogs_job
  }
`;

type Card = ComponentType<{ job: JobOrderView_job$data }>;

/** Piece and progress. */
const WORK: Readonly<Record<string, Card>> = {
  JobProgress,
  JobProofs,
  JobItems,
  JobServices,
  JobPrice,
};

/** Customer and destination. */
const FACTS: Readonly<Record<string, Card>> = { JobFacts, JobAddresses };

/** The order and the history, at the bottom and fetched separately. */
const BELOW: Readonly<Record<string, Card>> = { JobOrderGroup, JobHistory };

type JobOrderViewProps = { job: JobOrderView_job$key; neighbours: ReactNode };

/** Detail view of a job: header, work on the left, customer and history on the right. */
export function JobOrderView({ job: key, neighbours }: JobOrderViewProps) {
  const job = useFragment(fragment, key);
  const { isStaff } = useSignedInViewer();
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const opener = useMemo(() => ({ open: setDialog }), []);
  const inSection = ([name, Card]: [string, Card]) => (
    <CardBoundary key={name}>
      <Card job={job} />
    </CardBoundary>
  );
  return (
    <JobDialogContext value={opener}>
      <Stack gap="5">
        <CardBoundary>
          <JobHeader job={job} neighbours={neighbours} />
        </CardBoundary>
        <SectionBoundary fallback={null}>
          <JobMessages job={job} />
        </SectionBoundary>
        <DetailColumns>
          <Stack gap="5">
            {Object.entries(WORK).map(inSection)}
            {/* A single picture is the piece, which is shown above already. */}
            {job.images.length > 1 && (
              <CardBoundary>
                <Suspense fallback={<Box h="48" />}>
                  <JobGallery job={job} />
                </Suspense>
              </CardBoundary>
            )}
            <NotesPanels subject={job} form={JobNoteForm} />
          </Stack>
          <Stack gap="5">
            {Object.entries(FACTS).map(inSection)}
            {Object.entries(BELOW).map(([name, Card]) => (
              <CardBoundary key={name}>
                <Suspense fallback={<Box h="48" />}>
                  <Card job={job} />
                </Suspense>
              </CardBoundary>
            ))}
            {isStaff && (
              <CardBoundary>
                <Suspense>
                  <BenchEntries job={job} />
                </Suspense>
              </CardBoundary>
            )}
          </Stack>
        </DetailColumns>
        {dialog && (
          <Suspense>
            <JobDialogs job={job} dialog={dialog} onClose={() => setDialog(null)} />
          </Suspense>
        )}
      </Stack>
    </JobDialogContext>
  );
}

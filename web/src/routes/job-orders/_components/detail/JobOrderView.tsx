import { Grid, Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { type JobDialog, JobDialogContext } from '../actions/job-dialog.ts';
import { JobNotes } from '../notes/JobNotes.tsx';
import type { JobOrderView_job$key } from './__generated__/JobOrderView_job.graphql.ts';
import { JobAddresses } from './JobAddresses.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobGallery } from './JobGallery.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobHistory } from './JobHistory.tsx';
import { JobItems } from './JobItems.tsx';
import { JobMessages } from './JobMessages.tsx';
import { JobOrderGroup } from './JobOrderGroup.tsx';
import { JobPrice } from './JobPrice.tsx';
import { JobProgress } from './JobProgress.tsx';
import { JobServices } from './JobServices.tsx';

const JobDialogs = lazy(async () => ({ default: (await import('../actions/JobDialogs.tsx')).JobDialogs }));

const fragment = graphql`
  fragment JobOrderView_job on JobOrder {
    id
    version
    ...JobHeader_job
    ...JobMessages_job
    ...JobProgress_job
    ...JobItems_job
    ...JobServices_job
    ...JobPrice_job
    ...JobGallery_job
    ...JobNotes_job
    ...JobFacts_job
    ...JobAddresses_job
    ...JobOrderGroup_job
    ...JobHistory_job
    ...JobDialogs_job
  }
`;

type JobOrderViewProps = { job: JobOrderView_job$key; neighbours: ReactNode };

/** All of a job: the header band, the work on the left, whom it is for and what happened on the right. */
export function JobOrderView({ job: key, neighbours }: JobOrderViewProps) {
  const job = useFragment(fragment, key);
  const { isStaff } = useSignedInViewer();
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const opener = useMemo(() => ({ open: setDialog }), []);
  return (
    <JobDialogContext value={opener}>
      <Stack gap="5">
        <JobHeader job={job} neighbours={neighbours} />
        <JobMessages job={job} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap="5"
          alignItems="start"
        >
          <Stack gap="5">
            <JobProgress job={job} />
            <JobItems job={job} />
            <JobServices job={job} />
            <JobPrice job={job} />
            <JobGallery job={job} />
            <JobNotes job={job} visibility="CUSTOMER" />
            {isStaff && <JobNotes job={job} visibility="INTERNAL" />}
          </Stack>
          <Stack gap="5">
            <JobFacts job={job} />
            <JobAddresses job={job} />
            <JobOrderGroup job={job} />
            <JobHistory job={job} />
          </Stack>
        </Grid>
        {dialog && (
          <Suspense>
            <JobDialogs job={job} dialog={dialog} onClose={() => setDialog(null)} />
          </Suspense>
        )}
      </Stack>
    </JobDialogContext>
  );
}

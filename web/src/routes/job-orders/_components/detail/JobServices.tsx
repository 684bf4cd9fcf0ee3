import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobServices_job$key } from './__generated__/JobServices_job.graphql.ts';

// Fetched on demand, because few jobs have services.
const ServiceList = lazy(async () => ({ default: (await import('./ServiceList.tsx')).ServiceList }));

const fragment = graphql`
  fragment JobServices_job on JobOrder {
    services {
      id
    }
    ...ServiceList_job
  }
`;

/** Services of the job that may need approval. */
export function JobServices({ job: key }: { job: JobServices_job$key }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  if (job.services.length === 0) return null;
  return (
    <DetailPanel title={t('service.title')}>
      <Suspense fallback={<LinesSkeleton lines={2 * job.services.length} />}>
        <ServiceList job={job} />
      </Suspense>
    </DetailPanel>
  );
}

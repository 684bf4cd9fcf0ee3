import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { SectionQuery } from '../../../lib/relay/SectionQuery.tsx';
import { GridSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import serviceJobsQuery, { type ServiceJobsQuery } from './__generated__/ServiceJobsQuery.graphql.ts';
import { ServiceJobList } from './ServiceJobList.tsx';

const query = graphql`
  query ServiceJobsQuery($code: String!, $count: Int!) {
    ...ServiceJobList_query @arguments(code: $code, count: $count)
  }
`;

/** Page size. */
const PAGE_SIZE = 10;

const SHOWN = { rowsVariable: 'count', shows: ['JOB_ORDER'] } as const;

type ServiceJobsProps = {
  /** Code of the service type. */
  code: string;
  /** Accessible name of the jobs. */
  label: string;
  /** Total count. */
  total: number;
};

/** The jobs that wait for a service type, fetched on demand. */
export function ServiceJobs({ code, label, total }: ServiceJobsProps) {
  return (
    <SectionQuery<ServiceJobsQuery>
      query={serviceJobsQuery}
      variables={{ code, count: PAGE_SIZE }}
      shown={SHOWN}
      skeleton={<GridSkeleton rows={Math.max(1, Math.min(total, PAGE_SIZE))} hasPictures />}
    >
      {(queryRef) => <Jobs queryRef={queryRef} label={label} total={total} />}
    </SectionQuery>
  );
}

type JobsProps = Omit<ServiceJobsProps, 'code'> & { queryRef: PreloadedQuery<ServiceJobsQuery> };

function Jobs({ queryRef, ...facts }: JobsProps) {
  const data = usePreloadedQuery<ServiceJobsQuery>(query, queryRef);
  return <ServiceJobList query={data} pageSize={PAGE_SIZE} {...facts} />;
}

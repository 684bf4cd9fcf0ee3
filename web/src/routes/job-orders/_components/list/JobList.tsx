import { Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { DataGrid } from '../../../../ui/DataGrid.tsx';
import { LoadMore } from '../../../../ui/LoadMore.tsx';
import { toggleSelected } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import type { JobList_query$key } from './__generated__/JobList_query.graphql.ts';
import type { JobListPaginationQuery } from './__generated__/JobListPaginationQuery.graphql.ts';
import { JobListEmpty } from './JobListEmpty.tsx';
import { JobListRow } from './JobListRow.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useJobColumns } from './useJobColumns.tsx';

const fragment = graphql`
  fragment JobList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    tab: { type: "OrderTab", defaultValue: ALL }
    filter: { type: "JobOrderFilter" }
    orderBy: { type: "JobOrderOrder" }
  )
  @refetchable(queryName: "JobListPaginationQuery") {
    jobOrders(first: $count, after: $cursor, tab: $tab, filter: $filter, orderBy: $orderBy)
      @connection(key: "JobList_jobOrders", filters: ["tab", "filter", "orderBy"]) {
      edges {
        node {
          id
          number
          status {
            code
          }
          ...JobListRow_job
        }
      }
    }
  }
`;

/** The jobs of the list, more on request, with what can be done with several at once. */
export function JobList({ query }: { query: JobList_query$key }) {
  const { t } = useTranslation('jobs');
  const { view, show } = useJobListView();
  const { revalidate } = useRevalidator();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    JobListPaginationQuery,
    JobList_query$key
  >(fragment, query);
  const jobs = data.jobOrders.edges.map(({ node }) => node);
  const selected = jobs.filter(({ number }) => view.selected.includes(number));
  const columns = useJobColumns(
    <SelectAll
      numbers={jobs.map(({ number }) => number)}
      selected={view.selected}
      onChange={(numbers) => show({ ...view, selected: numbers }, { replace: true })}
    />,
  );

  function handleChanged() {
    show({ ...view, selected: [] }, { replace: true });
    void revalidate();
  }

  if (jobs.length === 0) return <JobListEmpty />;
  return (
    <Stack gap="0">
      <DataGrid label={t('title')} columns={columns}>
        {jobs.map((job) => (
          <JobListRow
            key={job.id}
            job={job}
            isSelected={selected.includes(job)}
            onSelect={() => show(toggleSelected(view, job.number), { replace: true })}
          />
        ))}
      </DataGrid>
      <LoadMore hasNext={hasNext} isLoading={isLoadingNext} onLoad={() => loadNext(view.pageSize)} />
      {!hasNext && (
        <Text textStyle="xs" color="fg.muted" textAlign="center" py="4">
          {t('allShown', { count: jobs.length })}
        </Text>
      )}
      <VisuallyHidden role="status">{t('shown', { count: jobs.length })}</VisuallyHidden>
      {selected.length > 0 && (
        <BulkBar
          jobs={selected.map(({ id, number, status }) => ({ id, number, statusCode: status.code }))}
          onChanged={handleChanged}
          onClear={() => show({ ...view, selected: [] }, { replace: true })}
        />
      )}
    </Stack>
  );
}

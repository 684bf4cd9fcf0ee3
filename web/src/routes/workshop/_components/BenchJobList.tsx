import { Stack } from '@chakra-ui/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { PromiseMark } from '../../../bench/PromiseMark.tsx';
import { JOB_ORDERS_EXPORT } from '../../../lib/session/permissions.ts';
import { links } from '../../../links.ts';
import type { ListColumns } from '../../../list/column.ts';
import { useExportFiles } from '../../../list/export/useExportFiles.tsx';
import type { ListFilter } from '../../../list/filter.tsx';
import type { useGrid_setting$key } from '../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../../../list/grid/useGrid.ts';
import { ListEmpty } from '../../../list/ListEmpty.tsx';
import { ListTable } from '../../../list/ListTable.tsx';
import { ListToolbar } from '../../../list/ListToolbar.tsx';
import { ListTools } from '../../../list/ListTools.tsx';
import type { List } from '../../../list/useList.ts';
import type { useListViews_setting$key } from '../../../list/views/__generated__/useListViews_setting.graphql.ts';
import { useListViews } from '../../../list/views/useListViews.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { RowPicture } from '../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { type BenchJobListView, benchJobList } from '../_lib/bench-job-list.ts';
import type {
  BenchJobList_query$data,
  BenchJobList_query$key,
} from './__generated__/BenchJobList_query.graphql.ts';
import type { BenchJobListPaginationQuery } from './__generated__/BenchJobListPaginationQuery.graphql.ts';

const SelectionBar = lazy(async () => ({
  default: (await import('../../../list/SelectionBar.tsx')).SelectionBar,
}));

const fragment = graphql`
  fragment BenchJobList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    filter: { type: "BenchJobFilter" }
    orderBy: { type: "BenchJobOrder" }
  )
  @refetchable(queryName: "BenchJobListPaginationQuery") {
    benchJobs(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "BenchJobList_benchJobs", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          number
          title
          quantity
          imageUrl
          startBy
          promisedOn
          ...PromiseMark_job
          stage {
            name
          }
          priority {
            name
          }
          customer {
            name
          }
          status {
            name
            colour
          }
        }
      }
    }
  }
`;

type Row = BenchJobList_query$data['benchJobs']['edges'][number]['node'];

type BenchJobListProps = {
  list: List<BenchJobListView>;
  filters: readonly ListFilter<BenchJobListView>[];
  setting: useGrid_setting$key & useListViews_setting$key;
  query: BenchJobList_query$key;
};

/** The jobs on the bench, more on request, with the tools of the list. */
export function BenchJobList({ list, filters, setting, query }: BenchJobListProps) {
  const { t } = useTranslation('bench');
  const { data, ...more } = usePaginationFragment<BenchJobListPaginationQuery, BenchJobList_query$key>(
    fragment,
    query,
  );
  const jobs = data.benchJobs.edges.map(({ node }) => node);
  const count = jobs.length;
  const columnLabel = (key: string) => t(`column.${key}`);
  const grid = useGrid({ setting, columns: useColumns(list), columnLabel });
  const views = useListViews(list, setting);
  const away = useExportFiles({
    name: 'benchJobs',
    permission: JOB_ORDERS_EXPORT,
    idsFilter: 'jobOrderIds',
    list,
    grid,
  });
  const environment = useRelayEnvironment();
  return (
    <Stack gap="4">
      <ListToolbar
        list={list}
        search={t('search')}
        filters={filters}
        filterTitle={t('filter.title')}
        filterDone={t('filter.done')}
        sortLabel={(sort) => t(`sort.${sort}`)}
        tools={<ListTools grid={grid} count={count} more={more} views={views} files={away?.files} />}
      />
      <ListTable
        list={list}
        label={t('listTitle')}
        rows={jobs}
        more={more}
        nameOf={({ number }) => number}
        grid={grid}
        total={t(more.hasNext ? 'more' : 'allShown', { count })}
        bulkBar={away ? SelectionBar : undefined}
        filesOf={away?.filesOf}
        matching={async () =>
          (await import('./matching-bench-jobs.ts')).matchingBenchJobs(
            environment,
            benchJobList.variables(list.view),
          )
        }
        empty={<ListEmpty list={list} text={(key) => t(`empty.${key}`)} />}
      />
    </Stack>
  );
}

function useColumns({ rowSearch }: List<BenchJobListView>): ListColumns<Row, BenchJobListView['sort']> {
  const { t } = useTranslation('bench');
  const picture = ({ imageUrl }: Row) => <RowPicture src={imageUrl} />;
  return [
    { key: 'picture', isHeaderHidden: true, hasNoText: true, area: 'picture', cell: picture },
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      sort: 'number',
      cell: ({ number }) => (
        <RowLink to={links.benchScan(number) + rowSearch} whiteSpace="nowrap">
          {number}
        </RowLink>
      ),
    },
    {
      key: 'piece',
      area: 'meta',
      isName: true,
      cell: ({ title, quantity, customer }) => (
        <CellLines detail={[]} inCard={customer.name}>
          {title}
          {quantity > 1 && ` × ${quantity}`}
        </CellLines>
      ),
    },
    { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'stage', area: 'status', cell: ({ stage }) => stage?.name ?? t('notStarted') },
    { key: 'promise', hasNoText: true, area: 'more', cell: (job) => <PromiseMark job={job} /> },
    {
      key: 'startBy',
      area: 'wide',
      sort: 'start',
      cell: (job) => job.startBy && <DateText value={job.startBy} />,
    },
    {
      key: 'promised',
      area: 'table',
      sort: 'promised',
      cell: ({ promisedOn }) => promisedOn && <DateText value={promisedOn} />,
    },
    { key: 'status', area: 'table', cell: ({ status }) => <StatusDot {...status} /> },
    { key: 'quantity', area: 'table', isDefaultHidden: true, cell: ({ quantity }) => quantity },
    { key: 'priority', area: 'table', isDefaultHidden: true, cell: ({ priority }) => priority.name },
  ];
}

import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { JOB_ORDERS_EXPORT } from '../../../lib/session/permissions.ts';
import { links } from '../../../links.ts';
import { ListBody, type ListProps } from '../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../list/column.ts';
import type { List } from '../../../list/useList.ts';
import { useListViews } from '../../../list/views/useListViews.tsx';
import { PromiseMark } from '../../../orders/bench/PromiseMark.tsx';
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

/** The jobs on the bench, with paging and toolbar. */
export function BenchJobList({ query, ...page }: ListProps<BenchJobListView, BenchJobList_query$key>) {
  const { list, setting } = page;
  const { t } = useTranslation('bench');
  const { data, ...more } = usePaginationFragment<BenchJobListPaginationQuery, BenchJobList_query$key>(
    fragment,
    query,
  );
  const jobs = data.benchJobs.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="bench"
      label={t('listTitle')}
      {...page}
      columns={useColumns(list)}
      rows={jobs}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      exported={{ name: 'benchJobs', permission: JOB_ORDERS_EXPORT, idsFilter: 'jobOrderIds' }}
      matching={async (environment) =>
        (await import('./matching-bench-jobs.ts')).matchingBenchJobs(
          environment,
          benchJobList.variables(list.view),
        )
      }
    />
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

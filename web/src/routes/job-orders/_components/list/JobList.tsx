import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import type { ListColumns } from '../../../../list/column.ts';
import { ListEmpty } from '../../../../list/ListEmpty.tsx';
import { ListTable } from '../../../../list/ListTable.tsx';
import type { List } from '../../../../list/useList.ts';
import { NotesButton } from '../../../../notes/NotesButton.tsx';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { RowLink } from '../../../../ui/data/RowLink.tsx';
import { RowPicture } from '../../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import type { JobListView } from '../../_lib/job-list.ts';
import { purchaseOrderText } from '../../_lib/purchase-order-text.ts';
import { OrderFromCatalogue } from '../new-order/OrderFromCatalogue.tsx';
import { PromisedDate } from '../PromisedDay.tsx';
import type { JobList_query$data, JobList_query$key } from './__generated__/JobList_query.graphql.ts';
import type { JobListPaginationQuery } from './__generated__/JobListPaginationQuery.graphql.ts';

const JobNotes = lazy(async () => ({ default: (await import('./JobNotes.tsx')).JobNotes }));
const JobBulkBar = lazy(async () => ({ default: (await import('../bulk/JobBulkBar.tsx')).JobBulkBar }));

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
          title
          quantity
          imageUrl
          currency
          total
          poNumber
          reference
          endCustomer
          promisedOn
          urgency
          noteCount
          unreadNoteCount
          createdAt
          bulkActions {
            action
            enabled
          }
          customer {
            name
          }
          status {
            code
            name
            colour
          }
        }
      }
    }
  }
`;

type JobRow = JobList_query$data['jobOrders']['edges'][number]['node'];

type JobListProps = {
  list: List<JobListView>;
  query: JobList_query$key;
  /** Jobs of the tab over the search and filters, in words. */
  total: string | undefined;
};

/** The jobs of the list, more on request, with what can be done with several at once. */
export function JobList({ list, query, total }: JobListProps) {
  const { t } = useTranslation('jobs');
  const { data, ...more } = usePaginationFragment<JobListPaginationQuery, JobList_query$key>(fragment, query);
  const jobs = data.jobOrders.edges.map(({ node }) => node);
  const count = jobs.length;
  return (
    <ListTable
      list={list}
      label={t('title')}
      rows={jobs}
      more={more}
      keyOf={({ number }) => number}
      columns={useJobColumns(list, jobs)}
      columnLabel={(key) => t(`column.${key}`)}
      total={more.hasNext ? t('shown', { count, total }) : t('allShown', { count })}
      bulkBar={JobBulkBar}
      empty={<ListEmpty list={list} text={(key) => t(`empty.${key}`)} action={<OrderFromCatalogue />} />}
    />
  );
}

function useJobColumns(
  { rowSearch }: List<JobListView>,
  jobs: JobRow[],
): ListColumns<JobRow, JobListView['sort']> {
  const { t } = useTranslation('jobs');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const hasCustomers = isStaff || isMultiCustomer;
  // The workshop sees no prices.
  const hasPrices = jobs.some(({ total }) => total !== null);
  const notes = (job: JobRow) => (
    <NotesButton
      count={job.noteCount}
      unread={job.unreadNoteCount}
      number={job.number}
      notes={() => <JobNotes number={job.number} />}
    />
  );
  const picture = ({ imageUrl }: JobRow) => <RowPicture src={imageUrl} />;
  const price = ({ total, currency }: JobRow) => <Money amount={total} currency={currency} />;
  const piece = (job: JobRow) => (
    <CellLines
      detail={[
        job.reference,
        job.endCustomer,
        job.poNumber && purchaseOrderText(job.poNumber, (number) => t('po', { number })),
      ]}
      inCard={
        <>
          {hasCustomers && job.customer.name}
          {notes(job)}
        </>
      }
    >
      {job.title}
      {job.quantity > 1 && ` × ${job.quantity}`}
    </CellLines>
  );
  return [
    { key: 'picture', isHeaderHidden: true, area: 'picture', cell: picture },
    {
      key: 'number',
      area: 'title',
      sort: '-number',
      cell: ({ number }) => (
        <RowLink to={links.jobOrder(number) + rowSearch} whiteSpace="nowrap">
          {number}
        </RowLink>
      ),
    },
    { key: 'piece', area: 'meta', isName: true, cell: piece },
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'status', area: 'status', cell: ({ status }) => <StatusDot {...status} /> },
    { key: 'ordered', area: 'wide', sort: '-created', cell: (job) => <DateText value={job.createdAt} /> },
    { key: 'promised', area: 'more', sort: 'promised', cell: (job) => <PromisedDate {...job} /> },
    { key: 'notes', isHeaderHidden: true, area: 'table', cell: notes },
    hasPrices && { key: 'total', area: 'amount', cell: price },
  ];
}

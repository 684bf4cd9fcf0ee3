import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../../lib/i18n/lazy-part.ts';
import { JOB_ORDERS_BULKSTATUS, JOB_ORDERS_EXPORT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ListBody, type ListProps } from '../../../../list/body/ListBody.tsx';
import type { ListColumn, ListColumns } from '../../../../list/column.ts';
import type { List } from '../../../../list/useList.ts';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { NotesCell } from '../../../../notes/NotesCell.tsx';
import { PromisedDate } from '../../../../orders/PromisedDay.tsx';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { RowLink } from '../../../../ui/data/RowLink.tsx';
import { RowPicture } from '../../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { type JobListView, jobList } from '../../_lib/job-list.ts';
import { purchaseOrderText } from '../../_lib/purchase-order-text.ts';
import { bulkTexts } from '../bulk/bulk-texts.ts';
import type { JobList_query$data, JobList_query$key } from './__generated__/JobList_query.graphql.ts';
import type { JobListPaginationQuery } from './__generated__/JobListPaginationQuery.graphql.ts';

const JobNotes = lazy(async () => ({ default: (await import('./JobNotes.tsx')).JobNotes }));
const JobBulkBar = lazyPart(async () => (await import('../bulk/JobBulkBar.tsx')).JobBulkBar, bulkTexts);
const OrderFromCatalogue = lazy(async () => ({
  default: (await import('../new-order/OrderFromCatalogue.tsx')).OrderFromCatalogue,
}));
const LastMove = lazy(async () => ({ default: (await import('../bulk/LastMove.tsx')).LastMove }));

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
          unitPrice
          poNumber
          reference
          endCustomer
          wantedBy
          promisedOn
          shippedAt
          trackingNumber
          urgency
          ...NotesCell_subject
          createdAt
          updatedAt
          priority {
            name
          }
          stage {
            name
          }
          contact {
            fullName
          }
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

/** The list of jobs, with paging, toolbar and bulk actions. */
export function JobList({ query, ...page }: ListProps<JobListView, JobList_query$key>) {
  const { list, setting } = page;
  const { data, ...more } = usePaginationFragment<JobListPaginationQuery, JobList_query$key>(fragment, query);
  const jobs = data.jobOrders.edges.map(({ node }) => node);
  const can = useCan();
  return (
    <Stack gap="4">
      <Suspense>{can(JOB_ORDERS_BULKSTATUS) && <LastMove />}</Suspense>
      <ListBody
        namespace="jobs"
        {...page}
        columns={useJobColumns(list, jobs)}
        rows={jobs}
        more={more}
        nameOf={({ number }) => number}
        views={useListViews(list, setting)}
        exported={{ name: 'jobOrders', permission: JOB_ORDERS_EXPORT, idsFilter: 'jobOrderIds' }}
        bulkBar={JobBulkBar}
        matching={async (environment) =>
          (await import('../bulk/matching-jobs.ts')).matchingJobs(environment, jobList.variables(list.view))
        }
        emptyAction={
          <Suspense>
            <OrderFromCatalogue />
          </Suspense>
        }
      />
    </Stack>
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
  const notes = (job: JobRow) => <NotesCell subject={job} number={job.number} notes={JobNotes} />;
  const picture = ({ imageUrl }: JobRow) => <RowPicture src={imageUrl} />;
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
    { key: 'picture', isHeaderHidden: true, hasNoText: true, area: 'picture', cell: picture },
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      sort: '-number',
      cell: ({ number }) => (
        <RowLink to={links.jobOrder(number) + rowSearch} whiteSpace="nowrap">
          {number}
        </RowLink>
      ),
    },
    { key: 'piece', area: 'meta', isName: true, cell: piece },
    extra('quantity', ({ quantity }) => quantity),
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    extra('contact', ({ contact }) => contact?.fullName),
    extra('reference', ({ reference }) => reference),
    extra('endCustomer', ({ endCustomer }) => endCustomer),
    extra('poNumber', ({ poNumber }) => poNumber),
    { key: 'status', area: 'status', cell: ({ status }) => <StatusDot {...status} /> },
    extra('stage', ({ stage }) => stage?.name),
    extra('priority', ({ priority }) => priority.name),
    { key: 'ordered', area: 'wide', sort: '-created', cell: (job) => <DateText value={job.createdAt} /> },
    extra('wantedBy', ({ wantedBy }) => wantedBy && <DateText value={wantedBy} />),
    { key: 'promised', area: 'more', sort: 'promised', cell: (job) => <PromisedDate {...job} /> },
    extra('shipped', ({ shippedAt }) => shippedAt && <DateText value={shippedAt} />),
    extra('tracking', ({ trackingNumber }) => trackingNumber),
    extra('changed', ({ updatedAt }) => <DateText value={updatedAt} />),
    { key: 'notes', isHeaderHidden: true, area: 'table', cell: notes },
    hasPrices && extra('unitPrice', (job) => <Money amount={job.unitPrice} currency={job.currency} />),
    hasPrices && {
      key: 'total',
      area: 'amount',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
  ];
}

/** An optional column. */
function extra(key: string, cell: ListColumn<JobRow>['cell']): ListColumn<JobRow, JobListView['sort']> {
  return { key, area: 'table', isDefaultHidden: true, cell };
}

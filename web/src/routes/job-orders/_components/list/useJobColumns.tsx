import { Box, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import type { ListColumn } from '../../../../list/column.ts';
import type { List } from '../../../../list/useList.ts';
import { DateText } from '../../../../ui/DateText.tsx';
import { CardOnly } from '../../../../ui/grid-styles.ts';
import { Money } from '../../../../ui/Money.tsx';
import { PiecePicture } from '../../../../ui/PiecePicture.tsx';
import { RowLink } from '../../../../ui/RowLink.tsx';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import { type JobListView, type JobSort, jobList } from '../../_lib/job-list.ts';
import { purchaseOrderText } from '../../_lib/purchase-order-text.ts';
import type { JobList_query$data } from './__generated__/JobList_query.graphql.ts';
import { NoteCount } from './NoteCount.tsx';
import { PromisedDate } from './PromisedDate.tsx';

/** A job of the list. */
export type JobRow = JobList_query$data['jobOrders']['edges'][number]['node'];

/** Columns of the list of jobs; the link of a job carries the list along, for next and previous. */
export function useJobColumns(
  { view }: List<JobListView>,
  jobs: readonly JobRow[],
): readonly ListColumn<JobRow, JobSort>[] {
  const { t } = useTranslation('jobs');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const withCustomer = isStaff || isMultiCustomer;
  // The workshop is told no prices.
  const seesPrices = jobs.some(({ total }) => total !== null);
  const place = jobList.search(jobList.place(view));
  const columns: (ListColumn<JobRow, JobSort> | false)[] = [
    {
      key: 'picture',
      header: t('column.picture'),
      isHeaderHidden: true,
      area: 'picture',
      cell: ({ imageUrl }) => (
        <Box boxSize={{ base: '16', lg: '10' }}>
          <PiecePicture src={imageUrl} alt="" sizes="64px" />
        </Box>
      ),
    },
    {
      key: 'number',
      header: t('column.number'),
      area: 'title',
      sort: { ascending: 'number', descending: '-number', first: '-number' },
      cell: ({ number }) => (
        <Box as="span" whiteSpace="nowrap">
          <RowLink to={links.jobOrder(number) + place}>{number}</RowLink>
        </Box>
      ),
    },
    {
      key: 'piece',
      header: t('column.piece'),
      area: 'meta',
      isName: true,
      cell: (job) => <Piece job={job} />,
    },
    withCustomer && {
      key: 'customer',
      header: t('column.customer'),
      area: 'table',
      isName: true,
      cell: ({ customer }) => customer.name,
    },
    {
      key: 'status',
      header: t('column.status'),
      area: 'status',
      cell: ({ status }) => <StatusDot name={status.name} colour={status.colour} />,
    },
    {
      key: 'ordered',
      header: t('column.ordered'),
      area: 'table',
      isExtra: true,
      sort: { ascending: 'created', descending: '-created', first: '-created' },
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'promised',
      header: t('column.promised'),
      area: 'more',
      isLabelledInCard: true,
      sort: { ascending: 'promised', descending: '-promised', first: 'promised' },
      cell: ({ promisedOn, urgency }) => <PromisedDate promisedOn={promisedOn} urgency={urgency} />,
    },
    {
      key: 'notes',
      header: t('column.notes'),
      isHeaderHidden: true,
      area: 'table',
      cell: ({ noteCount }) => <NoteCount count={noteCount} />,
    },
    seesPrices && {
      key: 'total',
      header: t('column.total'),
      area: 'amount',
      align: 'end',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

function Piece({ job }: { job: JobRow }) {
  const { t } = useTranslation('jobs');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const theirs = [
    job.reference,
    job.endCustomer,
    job.poNumber && purchaseOrderText(job.poNumber, (number) => t('po', { number })),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Text as="span" display="block">
        {job.title}
        {job.quantity > 1 && ` × ${job.quantity}`}
      </Text>
      {theirs && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {theirs}
        </Text>
      )}
      <CardOnly textStyle="xs">
        <HStack as="span" gap="3">
          {(isStaff || isMultiCustomer) && job.customer.name}
          <NoteCount count={job.noteCount} />
        </HStack>
      </CardOnly>
    </>
  );
}

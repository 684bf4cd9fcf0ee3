import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { PAYMENTS_EXPORT } from '../../../../lib/session/permissions.ts';
import { ListBody, type ListProps } from '../../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../../list/column.ts';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { type JournalView, journalList } from '../../_lib/journal-list.ts';
import type {
  JournalList_query$data,
  JournalList_query$key,
} from './__generated__/JournalList_query.graphql.ts';
import type { JournalListPaginationQuery } from './__generated__/JournalListPaginationQuery.graphql.ts';
import { useJournalFilters } from './useJournalFilters.tsx';

const fragment = graphql`
  fragment JournalList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    filter: { type: "JournalLineFilter" }
    orderBy: { type: "JournalLineOrder" }
  )
  @refetchable(queryName: "JournalListPaginationQuery") {
    journalLines(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "JournalList_journalLines", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          number
          bookedOn
          accountNumber
          accountName
          debit
          credit
          currency
          kind
          isReversal
          isChargeback
          documents
          reason
          customer {
            name
          }
        }
      }
    }
  }
`;

const Unbroken = chakra('span', { base: { whiteSpace: 'nowrap' } });

type JournalRow = JournalList_query$data['journalLines']['edges'][number]['node'];

/** The journal list, with paging and toolbar. */
export function JournalList({
  query,
  ...page
}: Omit<ListProps<JournalView, JournalList_query$key>, 'filters'>) {
  const { list, setting } = page;
  const { t } = useTranslation('books');
  const { data, ...more } = usePaginationFragment<JournalListPaginationQuery, JournalList_query$key>(
    fragment,
    query,
  );
  const lines = data.journalLines.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="books"
      label={t('journal.title')}
      {...page}
      filters={useJournalFilters(list)}
      columns={useJournalColumns()}
      rows={lines}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      exported={{ name: 'journalLines', permission: PAYMENTS_EXPORT, idsFilter: 'lineIds' }}
      matching={async (environment) =>
        (await import('./matching-lines.ts')).matchingLines(environment, journalList.variables(list.view))
      }
    />
  );
}

function useJournalColumns(): ListColumns<JournalRow, JournalView['sort']> {
  const { t } = useTranslation('books');
  const { money } = useFormat();
  /** Debit or credit as text, for cards, which have no column headers. */
  const side = ({ debit, credit, currency }: JournalRow) =>
    isPosted(debit)
      ? `${t('column.debit')} ${money(debit, currency)}`
      : `${t('column.credit')} ${money(credit, currency)}`;
  return [
    {
      key: 'account',
      area: 'title',
      isFixed: true,
      isName: true,
      cell: (line) => (
        <CellLines
          detail={[]}
          inCard={[side(line), line.customer.name, ...line.documents].join(' · ')}
        >{`${line.accountNumber} ${line.accountName}`}</CellLines>
      ),
    },
    { key: 'day', area: 'meta', sort: '-day', cell: ({ bookedOn }) => <DateText value={bookedOn} /> },
    {
      key: 'kind',
      area: 'status',
      cell: ({ kind, isReversal, isChargeback }) => (
        <CellLines detail={[isReversal && t('reversal')]}>
          {t(`kind.${isChargeback ? 'CHARGEBACK' : kind}`)}
        </CellLines>
      ),
    },
    { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'documents', area: 'table', cell: ({ documents }) => documents.join(', ') },
    {
      key: 'debit',
      area: 'table',
      sort: '-debit',
      isFigure: true,
      cell: ({ debit, currency }) => isPosted(debit) && <Money amount={debit} currency={currency} />,
    },
    {
      key: 'credit',
      area: 'table',
      sort: '-credit',
      isFigure: true,
      cell: ({ credit, currency }) => isPosted(credit) && <Money amount={credit} currency={currency} />,
    },
    { key: 'line', area: 'wide', cell: ({ number }) => <Unbroken>{number}</Unbroken> },
    { key: 'reason', area: 'wide', cell: ({ reason }) => reason },
  ];
}

function isPosted(amount: string): boolean {
  return Number(amount) !== 0;
}

import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { CATALOG_VIEW, QUOTES_EXPORT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ListBody, type ListProps } from '../../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../../list/column.ts';
import type { List } from '../../../../list/useList.ts';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { NotesCell } from '../../../../notes/NotesCell.tsx';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { RowLink } from '../../../../ui/data/RowLink.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { type QuoteListView, quoteList } from '../../_lib/quote-list.ts';
import { ValidUntil } from '../ValidUntil.tsx';
import type { QuoteList_query$data, QuoteList_query$key } from './__generated__/QuoteList_query.graphql.ts';
import type { QuoteListPaginationQuery } from './__generated__/QuoteListPaginationQuery.graphql.ts';
import { QuotePieces } from './QuotePieces.tsx';

const QuoteNotes = lazy(async () => ({ default: (await import('./QuoteNotes.tsx')).QuoteNotes }));

const fragment = graphql`
  fragment QuoteList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    tab: { type: "OrderTab", defaultValue: ALL }
    filter: { type: "PriceQuoteFilter" }
    orderBy: { type: "PriceQuoteOrder" }
  )
  @refetchable(queryName: "QuoteListPaginationQuery") {
    priceQuotes(first: $count, after: $cursor, tab: $tab, filter: $filter, orderBy: $orderBy)
      @connection(key: "QuoteList_priceQuotes", filters: ["tab", "filter", "orderBy"]) {
      edges {
        node {
          id
          number
          kind
          currency
          total
          validUntil
          ...NotesCell_subject
          createdAt
          customer {
            name
          }
          status {
            code
            name
            colour
          }
          current {
            number
          }
          ...QuotePieces_quote
        }
      }
    }
  }
`;

type QuoteRow = QuoteList_query$data['priceQuotes']['edges'][number]['node'];

/** The list of quotes, with paging and toolbar. */
export function QuoteList({ query, ...page }: ListProps<QuoteListView, QuoteList_query$key>) {
  const { list, setting } = page;
  const { t } = useTranslation('quotes');
  const can = useCan();
  const { data, ...more } = usePaginationFragment<QuoteListPaginationQuery, QuoteList_query$key>(
    fragment,
    query,
  );
  const quotes = data.priceQuotes.edges.map(({ node }) => node);
  const toCatalogue = can(CATALOG_VIEW) && (
    <ButtonLink to={links.catalog()} variant="outline" size="sm">
      {t('empty.catalogue')}
    </ButtonLink>
  );
  return (
    <ListBody
      namespace="quotes"
      {...page}
      columns={useQuoteColumns(list, quotes)}
      rows={quotes}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      exported={{ name: 'priceQuotes', permission: QUOTES_EXPORT, idsFilter: 'priceQuoteIds' }}
      matching={async (environment) =>
        (await import('./matching-quotes.ts')).matchingQuotes(environment, quoteList.variables(list.view))
      }
      emptyAction={toCatalogue}
    />
  );
}

function useQuoteColumns(
  { rowSearch }: List<QuoteListView>,
  quotes: QuoteRow[],
): ListColumns<QuoteRow, QuoteListView['sort']> {
  const { t } = useTranslation('quotes');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const hasCustomers = isStaff || isMultiCustomer;
  const hasPrices = quotes.some(({ total }) => total !== null);
  const notes = (quote: QuoteRow) => <NotesCell subject={quote} number={quote.number} notes={QuoteNotes} />;
  const pieces = (quote: QuoteRow) => (
    <QuotePieces
      quote={quote}
      inCard={
        <>
          {hasCustomers && quote.customer.name}
          {notes(quote)}
        </>
      }
    />
  );
  return [
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      sort: '-number',
      cell: ({ number }) => (
        <RowLink to={links.quote(number) + rowSearch} whiteSpace="nowrap">
          {number}
        </RowLink>
      ),
    },
    { key: 'version', area: 'table', cell: ({ current }) => t('version', { number: current.number }) },
    { key: 'pieces', area: 'meta', isName: true, cell: pieces },
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'status', area: 'status', cell: ({ status }) => <StatusDot {...status} /> },
    {
      key: 'requested',
      area: 'wide',
      sort: '-created',
      cell: (quote) => <DateText value={quote.createdAt} />,
    },
    {
      key: 'validUntil',
      area: 'more',
      sort: 'valid',
      cell: ({ validUntil, status }) => <ValidUntil validUntil={validUntil} statusCode={status.code} />,
    },
    { key: 'notes', isHeaderHidden: true, area: 'table', cell: notes },
    hasPrices && {
      key: 'total',
      area: 'amount',
      sort: '-total',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} fallback={t('noTotal')} />,
    },
  ];
}

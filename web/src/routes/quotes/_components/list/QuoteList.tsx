import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { CATALOG_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import type { ListColumns } from '../../../../list/column.ts';
import { ListEmpty } from '../../../../list/ListEmpty.tsx';
import { ListTable } from '../../../../list/ListTable.tsx';
import type { List } from '../../../../list/useList.ts';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { RowLink } from '../../../../ui/data/RowLink.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import type { QuoteListView } from '../../_lib/quote-list.ts';
import { ValidUntil } from '../ValidUntil.tsx';
import type { QuoteList_query$data, QuoteList_query$key } from './__generated__/QuoteList_query.graphql.ts';
import type { QuoteListPaginationQuery } from './__generated__/QuoteListPaginationQuery.graphql.ts';

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
          poNumber
          reference
          validUntil
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
            lines {
              title
              quantity
            }
          }
        }
      }
    }
  }
`;

type QuoteRow = QuoteList_query$data['priceQuotes']['edges'][number]['node'];

type QuoteListProps = {
  list: List<QuoteListView>;
  query: QuoteList_query$key;
  /** Quotes of the tab over the search and filters, in words. */
  total: string | undefined;
};

/** The quotes of the list, more on request. */
export function QuoteList({ list, query, total }: QuoteListProps) {
  const { t } = useTranslation('quotes');
  const can = useCan();
  const { data, ...more } = usePaginationFragment<QuoteListPaginationQuery, QuoteList_query$key>(
    fragment,
    query,
  );
  const quotes = data.priceQuotes.edges.map(({ node }) => node);
  const count = quotes.length;
  const toCatalogue = can(CATALOG_VIEW) && (
    <ButtonLink to={links.catalog()} variant="outline" size="sm">
      {t('empty.catalogue')}
    </ButtonLink>
  );
  return (
    <ListTable
      list={list}
      label={t('title')}
      rows={quotes}
      more={more}
      keyOf={({ number }) => number}
      columns={useQuoteColumns(list, quotes)}
      columnLabel={(key) => t(`column.${key}`)}
      total={more.hasNext ? t('shown', { count, total }) : t('allShown', { count })}
      empty={<ListEmpty list={list} text={(key) => t(`empty.${key}`)} action={toCatalogue} />}
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
  const pieces = ({ current, reference, poNumber, customer }: QuoteRow) => {
    const [first, ...others] = current.lines;
    return (
      <CellLines
        detail={[others.length > 0 && t('further', { count: others.length }), reference, poNumber]}
        inCard={hasCustomers && customer.name}
      >
        {first ? `${first.title}${first.quantity > 1 ? ` × ${first.quantity}` : ''}` : t('noLines')}
      </CellLines>
    );
  };
  return [
    {
      key: 'number',
      area: 'title',
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
    hasPrices && {
      key: 'total',
      area: 'amount',
      sort: '-total',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} fallback={t('noTotal')} />,
    },
  ];
}

import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { CUSTOMER_CREDITS_EXPORT } from '../../../lib/session/permissions.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../links.ts';
import { ListBody, type ListProps } from '../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../list/column.ts';
import type { List } from '../../../list/useList.ts';
import { useListViews } from '../../../list/views/useListViews.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { type CreditListView, creditList } from '../_lib/credit-list.ts';
import type {
  CreditList_query$data,
  CreditList_query$key,
} from './__generated__/CreditList_query.graphql.ts';
import type { CreditListPaginationQuery } from './__generated__/CreditListPaginationQuery.graphql.ts';

const fragment = graphql`
  fragment CreditList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    filter: { type: "CustomerCreditFilter" }
    orderBy: { type: "CustomerCreditOrder" }
  )
  @refetchable(queryName: "CreditListPaginationQuery") {
    customerCredits(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "CreditList_customerCredits", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          number
          kind
          reason
          invoiceNumber
          issuedOn
          currency
          amount
          refunded
          balance
          available
          isVoided
          customer {
            name
          }
        }
      }
    }
  }
`;

type Row = CreditList_query$data['customerCredits']['edges'][number]['node'];

/** The list of credits, with paging and toolbar. */
export function CreditList({ query, ...page }: ListProps<CreditListView, CreditList_query$key>) {
  const { list, setting } = page;
  const { data, ...more } = usePaginationFragment<CreditListPaginationQuery, CreditList_query$key>(
    fragment,
    query,
  );
  const credits = data.customerCredits.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="customer-credits"
      {...page}
      columns={useColumns(list)}
      rows={credits}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      exported={{ name: 'customerCredits', permission: CUSTOMER_CREDITS_EXPORT, idsFilter: 'creditIds' }}
      matching={async (environment) =>
        (await import('./matching-credits.ts')).matchingCredits(environment, creditList.variables(list.view))
      }
    />
  );
}

function useColumns({ rowSearch }: List<CreditListView>): ListColumns<Row, CreditListView['sort']> {
  const { t } = useTranslation('customer-credits');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const hasCustomers = isStaff || isMultiCustomer;
  const kindOf = ({ kind, isVoided }: Row) => (isVoided ? t('voided') : t(`kind.${kind}`));
  return [
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      isName: true,
      sort: '-number',
      cell: (credit) => (
        <CellLines detail={[kindOf(credit)]} inCard={hasCustomers && credit.customer.name}>
          <RowLink to={links.customerCredit(credit.number) + rowSearch} whiteSpace="nowrap">
            {credit.number}
          </RowLink>
        </CellLines>
      ),
    },
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'date', area: 'wide', sort: '-issued', cell: ({ issuedOn }) => <DateText value={issuedOn} /> },
    { key: 'kind', area: 'table', isDefaultHidden: true, cell: kindOf },
    { key: 'reason', area: 'meta', cell: ({ reason }) => reason },
    {
      key: 'invoice',
      area: 'table',
      cell: ({ invoiceNumber }) => invoiceNumber && <Text whiteSpace="nowrap">{invoiceNumber}</Text>,
    },
    {
      key: 'amount',
      area: 'table',
      sort: '-amount',
      isFigure: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: 'refunded',
      area: 'table',
      isFigure: true,
      cell: ({ refunded, currency }) => <Money amount={refunded} currency={currency} />,
    },
    {
      key: 'balance',
      area: 'table',
      isFigure: true,
      cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
    },
    {
      key: 'available',
      area: 'amount',
      sort: '-available',
      isFigure: true,
      cell: ({ available, currency }) => <Money amount={available} currency={currency} />,
    },
  ];
}

import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { links } from '../../../links.ts';
import { ListBody, type ListProps } from '../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../list/column.ts';
import type { List } from '../../../list/useList.ts';
import { useListViews } from '../../../list/views/useListViews.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { RowPicture } from '../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import type {
  EstimateList_query$data,
  EstimateList_query$key,
} from './__generated__/EstimateList_query.graphql.ts';
import type { EstimateListPaginationQuery } from './__generated__/EstimateListPaginationQuery.graphql.ts';
import type { EstimateListView } from './estimate-list.ts';
import { useEstimateFilters } from './useEstimateFilters.tsx';

const fragment = graphql`
  fragment EstimateList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    filter: { type: "EstimateFilter" }
    orderBy: { type: "EstimateOrder" }
  )
  @refetchable(queryName: "EstimateListPaginationQuery") {
    estimates(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "EstimateList_estimates", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          number
          name
          title
          quantity
          kind
          imageUrl
          status
          reference
          isShared
          currency
          total
          createdAt
          expiresAt
          placedBy {
            fullName
          }
        }
      }
    }
  }
`;

type EstimateRow = EstimateList_query$data['estimates']['edges'][number]['node'];

/** Semantic colours of the statuses. */
const COLOURS: Readonly<Record<string, string>> = { OPEN: 'blue', CONVERTED: 'green' };

/** The list of estimates, with paging and toolbar. */
export function EstimateList({
  query,
  ...page
}: Omit<ListProps<EstimateListView, EstimateList_query$key>, 'filters'>) {
  const { list, setting } = page;
  const { t } = useTranslation(['estimate-list', 'estimates']);
  const { data, ...more } = usePaginationFragment<EstimateListPaginationQuery, EstimateList_query$key>(
    fragment,
    query,
  );
  const rows = data.estimates.edges.map(({ node }) => node);
  const toNew = (
    <ButtonLink to={links.newEstimate()} variant="outline" size="sm">
      {t('new')}
    </ButtonLink>
  );
  return (
    <ListBody
      namespace="estimate-list"
      {...page}
      filters={useEstimateFilters(list)}
      columns={useEstimateColumns(list)}
      rows={rows}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      emptyAction={toNew}
    />
  );
}

function useEstimateColumns({
  rowSearch,
}: List<EstimateListView>): ListColumns<EstimateRow, EstimateListView['sort']> {
  const { t } = useTranslation(['estimate-list', 'estimates']);
  const piece = ({ name, title, quantity, reference, isShared }: EstimateRow) => (
    <CellLines detail={[`${title}${quantity > 1 ? ` × ${quantity}` : ''}`, reference]}>
      {name} {isShared && <Badge size="xs">{t('estimates:shared')}</Badge>}
    </CellLines>
  );
  const picture = ({ imageUrl }: EstimateRow) => <RowPicture src={imageUrl} />;
  return [
    { key: 'picture', isHeaderHidden: true, hasNoText: true, area: 'picture', cell: picture },
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      sort: '-number',
      cell: ({ number }) => (
        <RowLink to={links.estimate(number) + rowSearch} whiteSpace="nowrap">
          {number}
        </RowLink>
      ),
    },
    { key: 'name', area: 'meta', isName: true, cell: piece },
    { key: 'kind', area: 'table', cell: ({ kind }) => t(`estimates:kind.${kind}`) },
    { key: 'placedBy', area: 'table', isName: true, cell: ({ placedBy }) => placedBy.fullName },
    {
      key: 'status',
      area: 'status',
      cell: ({ status }) => (
        <StatusDot name={t(`estimates:status.${status}`)} colour={COLOURS[status] ?? 'grey'} />
      ),
    },
    {
      key: 'created',
      area: 'wide',
      sort: '-created',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'expires',
      area: 'more',
      sort: 'expires',
      cell: ({ expiresAt }) => <DateText value={expiresAt} />,
    },
    {
      key: 'total',
      area: 'amount',
      sort: '-total',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} fallback={t('noPrice')} />,
    },
  ];
}

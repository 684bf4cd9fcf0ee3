import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { ListBody, type ListProps } from '../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../list/column.ts';
import type { List } from '../../../list/useList.ts';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import type { PromotionListView } from '../_lib/promotion-list.ts';
import type {
  PromotionList_query$data,
  PromotionList_query$key,
} from './__generated__/PromotionList_query.graphql.ts';
import type { PromotionListPaginationQuery } from './__generated__/PromotionListPaginationQuery.graphql.ts';

const fragment = graphql`
  fragment PromotionList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    filter: { type: "PromotionFilter" }
    orderBy: { type: "PromotionOrder" }
  )
  @refetchable(queryName: "PromotionListPaginationQuery") {
    companyDetails {
      currency
    }
    promotions(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "PromotionList_promotions", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          databaseId
          code
          name
          kind
          value
          minSubTotal
          startsOn
          endsOn
          totalLimit
          uses
          state
        }
      }
    }
  }
`;

type Row = PromotionList_query$data['promotions']['edges'][number]['node'];

const COLOURS: Readonly<Record<string, string>> = {
  ACTIVE: 'green',
  SCHEDULED: 'blue',
  EXPIRED: 'grey',
  USED_UP: 'orange',
  OFF: 'grey',
};

/** What a promotion reduces, by its kind. */
const TARGETS: Readonly<Record<string, 'order' | 'pieces' | 'shipping'>> = {
  PERCENT_ORDER: 'order',
  AMOUNT_ORDER: 'order',
  PERCENT_ITEM: 'pieces',
  AMOUNT_ITEM: 'pieces',
  SHIPPING: 'shipping',
};

/** The list of promotions, with paging. */
export function PromotionList({
  query,
  ...page
}: ListProps<PromotionListView, PromotionList_query$key, unknown>) {
  const { list } = page;
  const { data, ...more } = usePaginationFragment<PromotionListPaginationQuery, PromotionList_query$key>(
    fragment,
    query,
  );
  const promotions = data.promotions.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="promotions"
      {...page}
      columns={useColumns(list, data.companyDetails.currency)}
      rows={promotions}
      more={more}
      nameOf={({ name }) => name}
    />
  );
}

function useColumns(
  { rowSearch }: List<PromotionListView>,
  currency: string,
): ListColumns<Row, PromotionListView['sort']> {
  const { t } = useTranslation('promotions');
  const { money, percent, date } = useFormat();
  const reductionOf = ({ kind, value }: Row) => {
    if (kind === 'FREE_ITEM') return t('kind.FREE_ITEM');
    const isAmount = kind === 'AMOUNT_ORDER' || kind === 'AMOUNT_ITEM';
    return t(`off.${TARGETS[kind] ?? 'order'}`, { off: isAmount ? money(value, currency) : percent(value) });
  };
  const windowOf = ({ startsOn, endsOn }: Row) => {
    if (startsOn && endsOn) return t('window.both', { from: date(startsOn), to: date(endsOn) });
    if (startsOn) return t('window.from', { from: date(startsOn) });
    return endsOn ? t('window.to', { to: date(endsOn) }) : t('window.always');
  };
  return [
    {
      key: 'name',
      area: 'title',
      isFixed: true,
      isName: true,
      cell: (row) => (
        <CellLines detail={[row.code ?? t('automatic')]}>
          <RowLink to={links.promotion(row.databaseId) + rowSearch}>{row.name}</RowLink>
        </CellLines>
      ),
    },
    {
      key: 'state',
      area: 'status',
      cell: ({ state }) => <StatusDot name={t(`state.${state}`)} colour={COLOURS[state] ?? 'grey'} />,
    },
    { key: 'value', area: 'meta', cell: reductionOf },
    {
      key: 'minimum',
      area: 'table',
      isFigure: true,
      cell: ({ minSubTotal }) => (minSubTotal == null ? '–' : money(minSubTotal, currency)),
    },
    { key: 'window', area: 'wide', cell: windowOf },
    {
      key: 'uses',
      area: 'amount',
      isFigure: true,
      cell: ({ uses, totalLimit }) =>
        totalLimit == null ? t('usesOf', { count: uses }) : t('usesOfLimit', { uses, limit: totalLimit }),
    },
  ];
}

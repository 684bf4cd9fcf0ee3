import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { customerFilter } from '../../customers/customer-filter.tsx';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { ListTabs, useTabCount } from '../../list/ListTabs.tsx';
import { oneFilter, searchFilter } from '../../list/toolbar/filter.tsx';
import { statusFilter } from '../../list/toolbar/status-filter.tsx';
import { useList } from '../../list/useList.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { SalesOrdersPageQuery } from './__generated__/SalesOrdersPageQuery.graphql.ts';
import { SalesOrderList } from './_components/SalesOrderList.tsx';
import { salesOrderList } from './_lib/sales-order-list.ts';

const salesOrdersPageQuery = graphql`
  query SalesOrdersPageQuery(
    $tab: OrderTab!
    $filter: SalesOrderFilter
    $orderBy: SalesOrderOrder
    $count: Int!
  ) {
    salesOrderTabCounts(filter: $filter) {
      tab
      count
      atLeast
    }
    statuses(entityType: SALES_ORDER) {
      code
      name
      colour
      tab
    }
    gridSetting(code: SALES_ORDERS) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...SalesOrderList_query @arguments(tab: $tab, filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Sales orders: tabs, search, filters and the list. */
export function SalesOrdersPage({ queryRef }: RelayPageProps<SalesOrdersPageQuery>) {
  const { t } = useTranslation('sales-orders');
  const data = usePreloadedQuery<SalesOrdersPageQuery>(salesOrdersPageQuery, queryRef);
  const list = useList(salesOrderList);
  const { isStaff } = useSignedInViewer();
  const { salesOrderTabCounts: counts } = data;
  const total = useTabCount(list, counts)();
  const filters = [
    searchFilter(list, (search) => t('chip.search', { search })),
    statusFilter(list, data.statuses, {
      legend: t('filter.status'),
      chip: (status) => t('chip.status', { status }),
    }),
    oneFilter(list, 'kind', t('filter.kind'), (form, value) => t(`${form}.kind.${value}`)),
    ...(isStaff
      ? [oneFilter(list, 'billing', t('filter.billing'), (form, value) => t(`${form}.billing.${value}`))]
      : []),
    customerFilter(list, {
      legend: t('filter.customer'),
      isStaff,
      chip: t('chip.customer', { customer: list.view.customerId }),
    }),
  ];
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('tracking') }]} />
      <ListTabs list={list} label={t('title')} tabLabel={(tab) => t(`tab.${tab}`)} counts={counts} />
      <CardBoundary>
        <SalesOrderList list={list} filters={filters} setting={data.gridSetting} query={data} total={total} />
      </CardBoundary>
    </Stack>
  );
}

import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { ListTabs, useTabCount } from '../../list/ListTabs.tsx';
import { useList } from '../../list/useList.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { JobOrdersPageQuery } from './__generated__/JobOrdersPageQuery.graphql.ts';
import { JobList } from './_components/list/JobList.tsx';
import { useJobFilters } from './_components/list/useJobFilters.tsx';
import { NewOrderButton } from './_components/new-order/NewOrderButton.tsx';
import { jobList } from './_lib/job-list.ts';

/** Query of the list; `ofCustomer` returns the name of the customer in the filter. */
export const jobOrdersPageQuery = graphql`
  query JobOrdersPageQuery(
    $tab: OrderTab!
    $filter: JobOrderFilter
    $orderBy: JobOrderOrder
    $count: Int!
    $ofCustomer: JobOrderFilter
    $hasCustomer: Boolean!
  ) {
    jobOrderTabCounts(filter: $filter) {
      tab
      count
      atLeast
    }
    statuses(entityType: JOB_ORDER) {
      code
      name
      colour
      tab
    }
    jobsOfCustomer: jobOrders(first: 1, filter: $ofCustomer) @include(if: $hasCustomer) {
      edges {
        node {
          customer {
            name
          }
        }
      }
    }
    gridSetting(code: JOB_ORDERS) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...JobList_query @arguments(tab: $tab, filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Job orders: tabs, search, filters, list and bulk actions. */
export function JobOrdersPage({ queryRef }: RelayPageProps<JobOrdersPageQuery>) {
  const { t } = useTranslation('jobs');
  const data = usePreloadedQuery<JobOrdersPageQuery>(jobOrdersPageQuery, queryRef);
  const list = useList(jobList);
  const { jobOrderTabCounts: counts } = data;
  const total = useTabCount(list, counts)();
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('tracking') }]} actions={<NewOrderButton />} />
      <ListTabs list={list} label={t('title')} tabLabel={(tab) => t(`tab.${tab}`)} counts={counts} />
      <CardBoundary>
        <JobList
          list={list}
          filters={useJobFilters(list, data)}
          setting={data.gridSetting}
          query={data}
          total={total}
        />
      </CardBoundary>
    </Stack>
  );
}

import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useFormat } from '../../lib/format/useFormat.ts';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { ListTabs } from '../../list/ListTabs.tsx';
import { ListToolbar } from '../../list/ListToolbar.tsx';
import { useList } from '../../list/useList.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { JobOrdersPageQuery } from './__generated__/JobOrdersPageQuery.graphql.ts';
import { JobList } from './_components/list/JobList.tsx';
import { useJobFilters } from './_components/list/useJobFilters.tsx';
import { NewOrderButton } from './_components/new-order/NewOrderButton.tsx';
import { jobList, PAGE_SIZES, SORTS, TABS } from './_lib/job-list.ts';

/** Query of the list; `ofCustomer` finds the name of the customer that is filtered by. */
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
    ...useJobFilters_query @arguments(ofCustomer: $ofCustomer, hasCustomer: $hasCustomer)
    ...JobList_query @arguments(tab: $tab, filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Job orders: tabs, search, filters, the list and what can be done with several at once. */
export function JobOrdersPage({ queryRef }: RelayPageProps<JobOrdersPageQuery>) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const data = usePreloadedQuery<JobOrdersPageQuery>(jobOrdersPageQuery, queryRef);
  const list = useList(jobList);
  const filters = useJobFilters(list, data);
  const tabs = TABS.map((tab) => ({
    tab,
    label: t(`tab.${tab}`),
    count: data.jobOrderTabCounts.find((each) => each.tab === tab.toUpperCase()),
  }));
  const total = tabs.find(({ tab }) => tab === list.view.tab)?.count;
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('tracking') }]} actions={<NewOrderButton />} />
      <ListTabs list={list} label={t('title')} tabs={tabs} />
      <ListToolbar
        list={list}
        search={t('search')}
        filters={filters}
        filterTitle={t('filter.title')}
        filterDone={t('filter.done')}
        sorts={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        pageSizes={PAGE_SIZES}
      />
      <JobList
        list={list}
        query={data}
        total={total && `${number(total.count)}${total.atLeast ? '+' : ''}`}
      />
    </Stack>
  );
}

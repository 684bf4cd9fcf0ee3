import { Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { JobOrdersPageQuery } from './__generated__/JobOrdersPageQuery.graphql.ts';
import { JobFilterChips } from './_components/list/JobFilterChips.tsx';
import { JobFilterMenu } from './_components/list/JobFilterMenu.tsx';
import { JobList } from './_components/list/JobList.tsx';
import { JobTabs } from './_components/list/JobTabs.tsx';
import { PageSizeSelect } from './_components/list/PageSizeSelect.tsx';
import { SortSelect } from './_components/list/SortSelect.tsx';
import { NewOrderButton } from './_components/new-order/NewOrderButton.tsx';
import { useJobListView } from './_lib/useJobListView.ts';

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
    ...JobTabs_query @arguments(filter: $filter)
    ...JobFilterMenu_query
    ...JobFilterChips_query @arguments(ofCustomer: $ofCustomer, hasCustomer: $hasCustomer)
    ...JobList_query @arguments(tab: $tab, filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Job orders: tabs, search, filters, the list and what can be done with several at once. */
export function JobOrdersPage({ queryRef }: RelayPageProps<JobOrdersPageQuery>) {
  const { t } = useTranslation('jobs');
  const data = usePreloadedQuery<JobOrdersPageQuery>(jobOrdersPageQuery, queryRef);
  const { view, show } = useJobListView();
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('tracking') }]} actions={<NewOrderButton />} />
      <JobTabs query={data} />
      <Stack gap="3">
        <Flex gap="2" align="center" wrap="wrap">
          <Flex flex="1" minW={{ base: 'full', sm: '2xs' }} maxW={{ sm: 'md' }}>
            <SearchField
              label={t('search')}
              value={view.search}
              onSearch={(search) => show({ ...view, search, selected: [] })}
            />
          </Flex>
          <JobFilterMenu query={data} />
          <SortSelect />
          <PageSizeSelect />
        </Flex>
        <JobFilterChips query={data} />
      </Stack>
      <JobList query={data} />
    </Stack>
  );
}

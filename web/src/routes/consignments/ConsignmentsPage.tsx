import { Button, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CONSIGNMENTS_APPROVE } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { ListTabs, useTabCount } from '../../list/ListTabs.tsx';
import { useList } from '../../list/useList.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ConsignmentsPageQuery } from './__generated__/ConsignmentsPageQuery.graphql.ts';
import { ConsignmentList } from './_components/list/ConsignmentList.tsx';
import { useConsignmentFilters } from './_components/list/useConsignmentFilters.tsx';
import { consignmentList } from './_lib/consignment-list.ts';

const CreateDrawer = lazy(async () => ({
  default: (await import('./_components/create/CreateDrawer.tsx')).CreateDrawer,
}));

/** Query of the list; `ofCustomer` returns the name of the customer in the filter. */
const consignmentsPageQuery = graphql`
  query ConsignmentsPageQuery(
    $tab: OrderTab!
    $filter: ConsignmentFilter
    $orderBy: ConsignmentOrder
    $count: Int!
    $ofCustomer: ConsignmentFilter
    $hasCustomer: Boolean!
  ) {
    consignmentsOfCustomer: outgoingConsignments(first: 1, filter: $ofCustomer) @include(if: $hasCustomer) {
      edges {
        node {
          customer {
            name
          }
        }
      }
    }
    consignmentTabCounts(filter: $filter) {
      tab
      count
      atLeast
    }
    statuses(entityType: CONSIGNMENT) {
      code
      name
      colour
      tab
    }
    gridSetting(code: CONSIGNMENTS) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...ConsignmentList_query @arguments(tab: $tab, filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Consignments: tabs, search, filters, list and, for staff, a button to create one. */
export function ConsignmentsPage({ queryRef }: RelayPageProps<ConsignmentsPageQuery>) {
  const { t } = useTranslation('consignments');
  const data = usePreloadedQuery<ConsignmentsPageQuery>(consignmentsPageQuery, queryRef);
  const list = useList(consignmentList);
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  const [isPacking, setIsPacking] = useState(false);
  const { consignmentTabCounts: counts } = data;
  const total = useTabCount(list, counts)();
  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('tracking') }]}
        actions={
          isStaff &&
          can(CONSIGNMENTS_APPROVE) && (
            <Button size="sm" onClick={() => setIsPacking(true)}>
              {t('create.open')}
            </Button>
          )
        }
      />
      <CardBoundary text={t('failed.summary')}>
        <ListTabs list={list} label={t('title')} tabLabel={(tab) => t(`tab.${tab}`)} counts={counts} />
      </CardBoundary>
      <CardBoundary text={t('failed.list')}>
        <ConsignmentList
          list={list}
          filters={useConsignmentFilters(list, data)}
          setting={data.gridSetting}
          query={data}
          total={total}
        />
      </CardBoundary>
      {isPacking && (
        <Suspense>
          <CreateDrawer onClose={() => setIsPacking(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

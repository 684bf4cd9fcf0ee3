import { Button, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CONFIGURATION_SETTINGS } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { ListTabs, useTabCount } from '../../list/ListTabs.tsx';
import { useList } from '../../list/useList.ts';
import { AccountAbove } from '../../money/AccountAbove.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { InvoicesPageQuery } from './__generated__/InvoicesPageQuery.graphql.ts';
import { InvoiceList } from './_components/list/InvoiceList.tsx';
import { useInvoiceFilters } from './_components/list/useInvoiceFilters.tsx';
import { invoiceList } from './_lib/invoice-list.ts';

const RemindersDialog = lazy(async () => ({
  default: (await import('./_components/reminders/RemindersDialog.tsx')).RemindersDialog,
}));

/** Query of the list; `ofCustomer` returns the name of the customer in the filter. */
const invoicesPageQuery = graphql`
  query InvoicesPageQuery(
    $tab: OrderTab!
    $filter: InvoiceFilter
    $orderBy: InvoiceOrder
    $count: Int!
    $ofCustomer: InvoiceFilter
    $hasCustomer: Boolean!
  ) {
    invoicesOfCustomer: invoices(first: 1, filter: $ofCustomer) @include(if: $hasCustomer) {
      edges {
        node {
          customer {
            name
          }
        }
      }
    }
    invoiceTabCounts(filter: $filter) {
      tab
      count
      atLeast
    }
    statuses(entityType: INVOICE) {
      code
      name
      colour
      tab
    }
    gridSetting(code: INVOICES) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...InvoiceList_query @arguments(tab: $tab, filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Customers see no drafts. */
const CUSTOMER_TABS = ['processing', 'closed', 'all'] as const;

/** Invoices: tabs, search, filters and the list. */
export function InvoicesPage({ queryRef }: RelayPageProps<InvoicesPageQuery>) {
  const { t } = useTranslation('invoices');
  const data = usePreloadedQuery<InvoicesPageQuery>(invoicesPageQuery, queryRef);
  const list = useList(invoiceList);
  const { isStaff } = useSignedInViewer();
  const can = useCan();
  const [isReminding, setIsReminding] = useState(false);
  const { invoiceTabCounts: counts } = data;
  const total = useTabCount(list, counts)();
  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('money') }]}
        actions={
          isStaff &&
          can(CONFIGURATION_SETTINGS) && (
            <Button size="sm" variant="outline" onClick={() => setIsReminding(true)}>
              {t('reminders.open')}
            </Button>
          )
        }
      />
      <AccountAbove />
      <ListTabs
        list={list}
        label={t('title')}
        tabLabel={(tab) => t(`tab.${tab}`)}
        counts={counts}
        tabs={isStaff ? undefined : CUSTOMER_TABS}
      />
      <CardBoundary>
        <InvoiceList
          list={list}
          filters={useInvoiceFilters(list, data)}
          setting={data.gridSetting}
          query={data}
          total={total}
        />
      </CardBoundary>
      {isReminding && (
        <Suspense>
          <RemindersDialog onClose={() => setIsReminding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

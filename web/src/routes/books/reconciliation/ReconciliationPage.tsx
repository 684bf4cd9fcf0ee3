import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { RelayPageProps } from '../../../lib/relay/relay-route.tsx';
import { useList } from '../../../list/useList.ts';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { BooksTabs } from '../_components/BooksTabs.tsx';
import type { ReconciliationPageQuery } from './__generated__/ReconciliationPageQuery.graphql.ts';
import { FindingList } from './FindingList.tsx';
import { findingList } from './finding-list.ts';
import { LastRuns } from './LastRuns.tsx';
import { reconciliationPageQuery } from './ReconciliationPageQuery.ts';

/** Comparisons of our books with gateways, and their differences. */
export function ReconciliationPage({ queryRef }: RelayPageProps<ReconciliationPageQuery>) {
  const { t } = useTranslation(['reconciliation', 'books']);
  const data = usePreloadedQuery<ReconciliationPageQuery>(reconciliationPageQuery, queryRef);
  const list = useList(findingList);
  const environment = useRelayEnvironment();

  async function reload() {
    const variables = { ...findingList.variables(list.view), count: list.view.pageSize };
    const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
    await fetchQuery(environment, reconciliationPageQuery, variables, options).toPromise();
  }

  return (
    <Stack gap="4">
      <PageHeader title={t('title')} breadcrumb={[{ label: t('books:money') }]} meta={t('intro')} />
      <BooksTabs current="reconciliation" />
      <CardBoundary>
        <LastRuns query={data} onReload={reload} />
      </CardBoundary>
      <CardBoundary>
        <FindingList list={list} setting={data.gridSetting} query={data} onReload={reload} />
      </CardBoundary>
    </Stack>
  );
}

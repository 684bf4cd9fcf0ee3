import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { FailedTasksPageQuery } from './__generated__/FailedTasksPageQuery.graphql.ts';
import { FailedTaskList } from './_components/FailedTaskList.tsx';

const failedTasksPageQuery = graphql`
  query FailedTasksPageQuery {
    gridSetting(code: FAILED_TASKS) {
      ...useGrid_setting
    }
    ...FailedTaskList_query
  }
`;

/** Failed background tasks, to retry or discard. */
export function FailedTasksPage({ queryRef }: RelayPageProps<FailedTasksPageQuery>) {
  const { t } = useTranslation('failed-tasks');
  const data = usePreloadedQuery<FailedTasksPageQuery>(failedTasksPageQuery, queryRef);
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} meta={t('intro')} />
      <CardBoundary>
        <FailedTaskList setting={data.gridSetting} query={data} />
      </CardBoundary>
    </Stack>
  );
}

import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CustomOrderGroupsPageQuery } from './__generated__/CustomOrderGroupsPageQuery.graphql.ts';
import { CustomOrderTabs } from './_components/CustomOrderTabs.tsx';
import { GroupList } from './_components/GroupList.tsx';

const customOrderGroupsPageQuery = graphql`
  query CustomOrderGroupsPageQuery {
    gridSetting(code: CUSTOM_ORDER_GROUPS) {
      ...useGrid_setting
    }
    ...GroupList_query
  }
`;

/** Groups of pieces for custom orders. */
export function CustomOrderGroupsPage({ queryRef }: RelayPageProps<CustomOrderGroupsPageQuery>) {
  const { t } = useTranslation('custom-order-groups');
  const data = usePreloadedQuery<CustomOrderGroupsPageQuery>(customOrderGroupsPageQuery, queryRef);
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} meta={t('intro')} />
      <CustomOrderTabs current="groups" />
      <CardBoundary>
        <GroupList setting={data.gridSetting} query={data} />
      </CardBoundary>
    </Stack>
  );
}

import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../../lib/relay/relay-route.tsx';
import { links } from '../../../links.ts';
import { useList } from '../../../list/useList.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import type { EstimatesPageQuery } from './__generated__/EstimatesPageQuery.graphql.ts';
import { EstimateList } from './EstimateList.tsx';
import { estimateList } from './estimate-list.ts';

const estimatesPageQuery = graphql`
  query EstimatesPageQuery($filter: EstimateFilter, $orderBy: EstimateOrder, $count: Int!) {
    gridSetting(code: ESTIMATES) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...EstimateList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Estimates of the viewer, and those shared by colleagues. */
export function EstimatesPage({ queryRef }: RelayPageProps<EstimatesPageQuery>) {
  const { t } = useTranslation(['estimate-list', 'estimates']);
  const data = usePreloadedQuery<EstimatesPageQuery>(estimatesPageQuery, queryRef);
  const list = useList(estimateList);
  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        breadcrumb={[{ label: t('estimates:ordering') }]}
        actions={
          <ButtonLink to={links.newEstimate()} size="sm">
            {t('new')}
          </ButtonLink>
        }
      />
      <CardBoundary>
        <EstimateList list={list} setting={data.gridSetting} query={data} />
      </CardBoundary>
    </Stack>
  );
}

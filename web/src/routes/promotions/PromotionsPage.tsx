import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { CONFIGURATION_SETTINGS } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { links } from '../../links.ts';
import { oneFilter, searchFilter } from '../../list/toolbar/filter.tsx';
import { useList } from '../../list/useList.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PromotionsPageQuery } from './__generated__/PromotionsPageQuery.graphql.ts';
import { PromotionList } from './_components/PromotionList.tsx';
import { promotionList } from './_lib/promotion-list.ts';

const promotionsPageQuery = graphql`
  query PromotionsPageQuery($filter: PromotionFilter, $orderBy: PromotionOrder, $count: Int!) {
    gridSetting(code: PROMOTIONS) {
      ...useGrid_setting
    }
    ...PromotionList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** Coupons and promotions: search, filters, usage counts, and a button to create one. */
export function PromotionsPage({ queryRef }: RelayPageProps<PromotionsPageQuery>) {
  const { t } = useTranslation('promotions');
  const can = useCan();
  const data = usePreloadedQuery<PromotionsPageQuery>(promotionsPageQuery, queryRef);
  const list = useList(promotionList);
  const filters = [
    searchFilter(list, (search) => t('chip.search', { search })),
    oneFilter(list, 'kind', t('filter.kind'), (_form, kind) => t(`kindOf.${kind}`)),
  ];
  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        meta={t('intro')}
        actions={
          can(CONFIGURATION_SETTINGS) && <ButtonLink to={links.promotion('new')}>{t('new')}</ButtonLink>
        }
      />
      <CardBoundary>
        <PromotionList list={list} filters={filters} setting={data.gridSetting} query={data} />
      </CardBoundary>
    </Stack>
  );
}

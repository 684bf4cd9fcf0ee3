import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { links } from '../../links.ts';
import { useList } from '../../list/useList.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ItemTypesPageQuery } from './__generated__/ItemTypesPageQuery.graphql.ts';
import { ItemTypeList } from './_components/ItemTypeList.tsx';
import { itemTypeList } from './_lib/item-type-list.ts';

const itemTypesPageQuery = graphql`
  query ItemTypesPageQuery($filter: ItemTypeFilter, $orderBy: ItemTypeOrder, $count: Int!) {
    gridSetting(code: ITEM_TYPES) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...ItemTypeList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** All current and former item types: search, filters, and links to edit them. */
export function ItemTypesPage({ queryRef }: RelayPageProps<ItemTypesPageQuery>) {
  const { t } = useTranslation('item-types');
  const data = usePreloadedQuery<ItemTypesPageQuery>(itemTypesPageQuery, queryRef);
  const list = useList(itemTypeList);
  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        meta={t('intro')}
        actions={
          <ButtonLink to={links.itemGroups()} variant="outline">
            {t('groups.open')}
          </ButtonLink>
        }
      />
      <CardBoundary>
        <ItemTypeList list={list} setting={data.gridSetting} query={data} />
      </CardBoundary>
    </Stack>
  );
}

import { Button, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { PRODUCT_CATEGORIES_EDIT } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { links } from '../../links.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ItemGroupsPageQuery } from './__generated__/ItemGroupsPageQuery.graphql.ts';
import { GroupRows } from './_components/GroupRows.tsx';

const GroupDrawer = lazy(async () => ({
  default: (await import('./_components/GroupDrawer.tsx')).GroupDrawer,
}));

const itemGroupsPageQuery = graphql`
  query ItemGroupsPageQuery {
    itemGroups {
      databaseId
      ...GroupRows_group
      ...GroupDrawer_group
    }
  }
`;

/** The ordered groups of item types, with buttons to add, edit, move and delete them. */
export function ItemGroupsPage({ queryRef }: RelayPageProps<ItemGroupsPageQuery>) {
  const { t } = useTranslation('item-types');
  const can = useCan();
  const { itemGroups } = usePreloadedQuery<ItemGroupsPageQuery>(itemGroupsPageQuery, queryRef);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const mayChange = can(PRODUCT_CATEGORIES_EDIT);
  const group = itemGroups.find(({ databaseId }) => databaseId === edited) ?? null;
  return (
    <Stack gap="4">
      <PageHeader
        title={t('groups.title')}
        meta={t('groups.intro')}
        breadcrumb={[{ label: t('title'), to: links.itemTypes() }]}
        actions={mayChange && <Button onClick={() => setEdited('new')}>{t('groups.new')}</Button>}
      />
      <GroupRows groups={itemGroups} mayChange={mayChange} onEdit={setEdited} />
      {(group || edited === 'new') && (
        <Suspense>
          <GroupDrawer group={group} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

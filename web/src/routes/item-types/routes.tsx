import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { PRODUCT_CATEGORIES_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { listVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import type { ItemGroupsPageQuery } from './__generated__/ItemGroupsPageQuery.graphql.ts';
import type { ItemTypePageQuery } from './__generated__/ItemTypePageQuery.graphql.ts';
import type { ItemTypesPageQuery } from './__generated__/ItemTypesPageQuery.graphql.ts';
import type { itemTypeList } from './_lib/item-type-list.ts';

const itemTypes = namespace('item-types', (language) => import(`./_locales/${language}.json`));

/** Permission 2801: see hidden item types; 2803 to change them. */
const permissions = [PRODUCT_CATEGORIES_VIEW];

/** Item types, their form, and their groups. */
export const itemTypeRoutes = [
  relayRoute<ItemTypesPageQuery, typeof itemTypeList>({
    path: '/backoffice/item-types',
    layout: 'backoffice',
    permissions,
    title: 'item-types:title',
    menu: {
      key: 'itemTypes',
      group: 'manage',
      rank: 200,
      icon: 'LuShapes',
      module: { id: 28, code: 'CP_PRODUCT_CATEGORIES' },
    },
    weight: { firstLoad: 308, further: 33 },
    visits: [{ as: 'administrator' }, { as: 'administrator', at: '?search=nothing-has-this-name' }],
    namespaces: [itemTypes, listTexts],
    query: () => import('./__generated__/ItemTypesPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/item-type-list.ts')).itemTypeList,
    variables: listVariables,
    rowsVariable: 'count',
    opening: opensWithView('ITEM_TYPES'),
    page: async () => (await import('./ItemTypesPage.tsx')).ItemTypesPage,
    skeleton: listSkeleton({ rows: 8 }),
  }),
  relayRoute<ItemTypePageQuery>({
    path: '/backoffice/item-types/:id',
    layout: 'backoffice',
    permissions,
    title: 'item-types:title',
    weight: { firstLoad: 312, further: 37 },
    visits: [
      { as: 'administrator', at: '/backoffice/item-types/1', title: 'heading' },
      { as: 'administrator', at: '/backoffice/item-types/999999', title: 'missing' },
    ],
    namespaces: [itemTypes],
    query: () => import('./__generated__/ItemTypePageQuery.graphql.ts'),
    variables: ({ params: { id = '' } }) => ({ databaseId: /^\d{1,9}$/.test(id) ? Number(id) : 0 }),
    page: async () => (await import('./ItemTypePage.tsx')).ItemTypePage,
    skeleton: async () => (await import('./ItemTypePageSkeleton.tsx')).ItemTypePageSkeleton,
  }),
  relayRoute<ItemGroupsPageQuery>({
    path: '/backoffice/item-groups',
    layout: 'backoffice',
    permissions,
    title: 'item-types:groups.title',
    weight: { firstLoad: 315, further: 40 },
    visits: [{ as: 'administrator' }],
    namespaces: [itemTypes],
    query: () => import('./__generated__/ItemGroupsPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./ItemGroupsPage.tsx')).ItemGroupsPage,
    skeleton: async () => (await import('./ItemGroupsPageSkeleton.tsx')).ItemGroupsPageSkeleton,
  }),
];

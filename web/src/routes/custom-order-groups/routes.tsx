import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { CONFIGURATION_SETTINGS } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import type { CustomOrderGroupsPageQuery } from './__generated__/CustomOrderGroupsPageQuery.graphql.ts';
import type { CustomOrderTemplatesPageQuery } from './__generated__/CustomOrderTemplatesPageQuery.graphql.ts';

const groups = namespace('custom-order-groups', (language) => import(`./_locales/${language}.json`));

/** Administration of custom orders: groups of pieces, and the tree of templates. */
export const customOrderGroupRoutes = [
  relayRoute<CustomOrderGroupsPageQuery>({
    path: '/backoffice/custom-order-groups',
    layout: 'backoffice',
    permissions: [CONFIGURATION_SETTINGS],
    title: 'custom-order-groups:title',
    menu: {
      key: 'customOrderGroups',
      group: 'manage',
      rank: 220,
      icon: 'LuLayers',
      module: { id: 43, code: 'CP_CUSTOM_ORDER_GROUPS' },
    },
    weight: { firstLoad: 307, further: 32 },
    visits: [{ as: 'administrator' }],
    namespaces: [groups, listTexts],
    query: () => import('./__generated__/CustomOrderGroupsPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./CustomOrderGroupsPage.tsx')).CustomOrderGroupsPage,
    skeleton: listSkeleton({ rows: 5 }),
  }),
  relayRoute<CustomOrderTemplatesPageQuery>({
    path: '/backoffice/custom-order-groups/templates',
    layout: 'backoffice',
    permissions: [CONFIGURATION_SETTINGS],
    title: 'custom-order-groups:templates.title',
    weight: { firstLoad: 290, further: 16 },
    visits: [{ as: 'administrator' }],
    namespaces: [groups],
    query: () => import('./__generated__/CustomOrderTemplatesPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./CustomOrderTemplatesPage.tsx')).CustomOrderTemplatesPage,
    skeleton: async () =>
      (await import('./CustomOrderTemplatesPageSkeleton.tsx')).CustomOrderTemplatesPageSkeleton,
  }),
];

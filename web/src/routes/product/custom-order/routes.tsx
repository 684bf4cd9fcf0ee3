import { configuration } from '../../../configuration/namespace.ts';
import { namespace } from '../../../lib/i18n/namespace.ts';
import { type RouteAddress, relayRoute } from '../../../lib/relay/relay-route.tsx';
import { databaseIdOf } from '../../../lib/routing/database-id.ts';
import { CUSTOM_ORDERS_CREATE } from '../../../lib/session/permissions.ts';
import { product } from '../namespace.ts';
import type { CustomOrderItemPageQuery } from './__generated__/CustomOrderItemPageQuery.graphql.ts';
import type { CustomOrderPageQuery } from './__generated__/CustomOrderPageQuery.graphql.ts';

const customOrder = namespace('custom-order', (language) => import(`./_locales/${language}.json`));

const namespaces = [customOrder, product, configuration];

/** Templates: the root of the tree, or the children of a node. */
const templates = {
  layout: 'backoffice',
  permissions: [CUSTOM_ORDERS_CREATE],
  title: 'custom-order:title',
  namespaces,
  query: () => import('./__generated__/CustomOrderPageQuery.graphql.ts'),
  variables: ({ params, search }: RouteAddress) => {
    const id = params['id'] === undefined ? null : databaseIdOf(params['id']);
    const text = search.get('q')?.trim() ?? '';
    const below = id === null ? { onlyRoots: true } : { parentId: id };
    return {
      id: id ?? 0,
      isNamed: id !== null,
      filter: text === '' ? below : { search: text, onlyOrderable: true },
    };
  },
  page: async () => (await import('./CustomOrderPage.tsx')).CustomOrderPage,
  skeleton: async () => (await import('./CustomOrderPageSkeleton.tsx')).CustomOrderPageSkeleton,
} as const;

/** Custom orders: templates, and the form of a piece. */
export const customOrderRoutes = [
  relayRoute<CustomOrderPageQuery>({
    ...templates,
    path: '/backoffice/order-creation/custom-order',
    menu: {
      key: 'customOrder',
      group: 'order',
      rank: 170,
      icon: 'LuPencilRuler',
      module: { id: 14, code: 'CP_CUSTOM_ORDERS' },
    },
    weight: { firstLoad: 290, further: 15 },
    visits: [{ as: 'buyer' }, { as: 'buyer', at: '?q=nothing-has-this-name' }],
  }),
  relayRoute<CustomOrderPageQuery>({
    ...templates,
    path: '/backoffice/order-creation/custom-order/:id',
    weight: { firstLoad: 290, further: 15 },
    visits: [
      { as: 'buyer', at: '/backoffice/order-creation/custom-order/1', title: 'heading' },
      { as: 'buyer', at: '/backoffice/order-creation/custom-order/999999', title: 'missing' },
    ],
  }),
  relayRoute<CustomOrderItemPageQuery>({
    path: '/backoffice/order-creation/custom-order/item-type/:id',
    layout: 'backoffice',
    permissions: [CUSTOM_ORDERS_CREATE],
    title: 'custom-order:title',
    weight: { firstLoad: 312, further: 37 },
    visits: [{ as: 'buyer', at: '/backoffice/order-creation/custom-order/item-type/1', title: 'heading' }],
    namespaces,
    query: () => import('./__generated__/CustomOrderItemPageQuery.graphql.ts'),
    variables: ({ params }) => ({ id: databaseIdOf(params['id']) }),
    page: async () => (await import('./CustomOrderItemPage.tsx')).CustomOrderItemPage,
    skeleton: async () => (await import('../ProductPageSkeleton.tsx')).BackofficeProductSkeleton,
  }),
];

import { addresses } from '../../addresses/namespace.ts';
import { choices } from '../../cart/choices/namespace.ts';
import { cart } from '../../cart/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { CART_VIEW } from '../../lib/session/permissions.ts';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql.ts';

const checkout = namespace('checkout', (language) => import(`./_locales/${language}.json`));

export const cartRoutes = [
  relayRoute<CartPageQuery>({
    path: '/backoffice/shopping-cart',
    layout: 'backoffice',
    permissions: [CART_VIEW],
    title: 'checkout:title',
    menu: {
      key: 'cart',
      group: 'order',
      rank: 20,
      icon: 'LuShoppingBag',
      module: { id: 11, code: 'CP_CART' },
      name: 'shell:menu.cart',
    },
    weight: { firstLoad: 320, further: 45 },
    visits: [{ as: 'buyer' }, { as: 'approver' }],
    namespaces: [checkout, cart, choices, addresses],
    query: () => import('./__generated__/CartPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./CartPage.tsx')).CartPage,
    skeleton: async () => (await import('./CartPageSkeleton.tsx')).CartPageSkeleton,
  }),
];

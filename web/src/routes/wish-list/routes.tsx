import { choices } from '../../cart/choices/namespace.ts';
import { cart } from '../../cart/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { WISHLIST_VIEW } from '../../lib/session/permissions.ts';
import { orderProblems } from '../../orders/problems/namespace.ts';
import { wishList } from '../../wish-list/namespace.ts';
import type { WishListPageQuery } from './__generated__/WishListPageQuery.graphql.ts';

const wishes = namespace('wishes', (language) => import(`./_locales/${language}.json`));

export const wishListRoutes = [
  relayRoute<WishListPageQuery>({
    path: '/backoffice/wish-list',
    layout: 'backoffice',
    permissions: [WISHLIST_VIEW],
    title: 'shell:menu.wishList',
    menu: {
      key: 'wishList',
      group: 'order',
      rank: 130,
      icon: 'LuHeart',
      module: { id: 12, code: 'CP_WISHLIST' },
    },
    weight: { firstLoad: 319, further: 43 },
    visits: [{ as: 'buyer' }, { as: 'administrator' }, { as: 'approver', at: '?list=not-shared' }],
    namespaces: [wishes, wishList, cart, choices, orderProblems],
    query: () => import('./__generated__/WishListPageQuery.graphql.ts'),
    variables: ({ search }) => ({ key: search.get('list') || null }),
    shows: ['WISH_LIST'],
    page: async () => (await import('./WishListPage.tsx')).WishListPage,
    skeleton: async () => (await import('./WishListPageSkeleton.tsx')).WishListPageSkeleton,
  }),
];

import { choices } from '../../cart/choices/namespace.ts';
import { cart } from '../../cart/namespace.ts';
import { configuration } from '../../configuration/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { databaseIdOf } from '../../lib/routing/database-id.ts';
import { CATALOG_VIEW } from '../../lib/session/permissions.ts';
import { pieces } from '../../pieces/namespace.ts';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import type { ComparePageQuery } from './compare/__generated__/ComparePageQuery.graphql.ts';
import { compare } from './compare/namespace.ts';
import { product } from './namespace.ts';

/** Codes of the compared pieces in the URL: `?pieces=RS-101,RS-102`. */
function comparedCodes(search: URLSearchParams): string[] {
  return (search.get('pieces') ?? '').split(',').filter(Boolean).slice(0, 4);
}

// Includes the cart’s texts, because adding a piece opens its panel.
const namespaces = [product, pieces, configuration, cart, choices];

/** Product pages with configurator, in the storefront and back office. */
export const productRoutes = [
  relayRoute<ProductPageQuery>({
    path: '/shop/product/:code',
    layout: 'storefront',
    permissions: [],
    title: 'product:title',
    weight: { firstLoad: 320, further: 45 },
    visits: [
      { as: 'visitor', at: '/shop/product/BD-102?metal=14KW&size=8.25', title: 'heading' },
      { as: 'visitor', at: '/shop/product/RS-190', title: 'heading' },
    ],
    namespaces,
    query: () => import('./__generated__/ProductPageQuery.graphql.ts'),
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    page: async () => (await import('./ProductPage.tsx')).ShopProductPage,
    skeleton: async () => (await import('./ProductPageSkeleton.tsx')).ShopProductSkeleton,
  }),
  relayRoute<ProductPageQuery>({
    path: '/backoffice/product/:id',
    layout: 'backoffice',
    permissions: [CATALOG_VIEW],
    title: 'product:title',
    weight: { firstLoad: 320, further: 45 },
    visits: [{ as: 'buyer', at: '/backoffice/product/1?size=7', title: 'heading' }],
    namespaces,
    query: () => import('./__generated__/ProductPageQuery.graphql.ts'),
    variables: ({ params }) => ({ id: databaseIdOf(params['id']) }),
    page: async () => (await import('./ProductPage.tsx')).BackofficeProductPage,
    skeleton: async () => (await import('./ProductPageSkeleton.tsx')).BackofficeProductSkeleton,
  }),
  relayRoute<ComparePageQuery, typeof import('./compare/compared-karats.ts').comparedKarats>({
    path: '/shop/compare',
    layout: 'storefront',
    permissions: [],
    title: 'compare:title',
    weight: { firstLoad: 285, further: 12 },
    visits: [
      { as: 'visitor', at: '?pieces=RS-101,BD-102' },
      { as: 'visitor', at: '/shop/compare' },
    ],
    namespaces: [compare, product, pieces],
    query: () => import('./compare/__generated__/ComparePageQuery.graphql.ts'),
    list: async () => (await import('./compare/compared-karats.ts')).comparedKarats,
    variables: ({ search }, karatsIn) => ({ codes: comparedCodes(search), karats: karatsIn(search) }),
    page: async () => (await import('./compare/ComparePage.tsx')).ComparePage,
    skeleton: async () => (await import('./compare/ComparePageSkeleton.tsx')).ComparePageSkeleton,
  }),
];

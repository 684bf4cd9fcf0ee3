import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { databaseIdOf } from '../../lib/routing/database-id.ts';
import { CATALOG_VIEW } from '../../lib/session/permissions.ts';
import { pieces } from '../../pieces/namespace.ts';
import type { CatalogPageQuery } from './__generated__/CatalogPageQuery.graphql.ts';
import type { CategoryPageQuery } from './__generated__/CategoryPageQuery.graphql.ts';
import type { SearchPageQuery } from './__generated__/SearchPageQuery.graphql.ts';
import type { ShopHomePageQuery } from './__generated__/ShopHomePageQuery.graphql.ts';

type ProductLists = typeof import('./_lib/product-list.ts');

const namespaces = [namespace('catalog', (language) => import(`./_locales/${language}.json`)), pieces];

/** The storefront’s home page, categories and search, and the back office catalogue. */
export const catalogRoutes = [
  relayRoute<ShopHomePageQuery>({
    path: '/shop',
    layout: 'storefront',
    permissions: [],
    title: 'catalog:shop',
    weight: { firstLoad: 285, further: 12 },
    visits: [{ as: 'visitor' }],
    namespaces,
    query: () => import('./__generated__/ShopHomePageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./ShopHomePage.tsx')).ShopHomePage,
    skeleton: async () => (await import('./ShopHomePageSkeleton.tsx')).ShopHomePageSkeleton,
  }),
  relayRoute<SearchPageQuery, ProductLists>({
    path: '/shop/search',
    layout: 'storefront',
    permissions: [],
    title: 'catalog:search',
    weight: { firstLoad: 298, further: 25 },
    visits: [
      { as: 'visitor', at: '?q=ring' },
      { as: 'visitor', at: '?q=nothing-has-this-name' },
    ],
    namespaces,
    query: () => import('./__generated__/SearchPageQuery.graphql.ts'),
    list: () => import('./_lib/product-list.ts'),
    variables: ({ search }, { productList, productVariables }) => productVariables(productList.read(search)),
    rowsVariable: 'count',
    page: async () => (await import('./SearchPage.tsx')).SearchPage,
    skeleton: async () => (await import('./CategoryPageSkeleton.tsx')).ShopCategorySkeleton,
  }),
  relayRoute<CategoryPageQuery, ProductLists>({
    path: '/shop/:categoryCode',
    layout: 'storefront',
    permissions: [],
    title: 'catalog:shop',
    weight: { firstLoad: 299, further: 27 },
    visits: [
      { as: 'visitor', at: '/shop/WEDDING_BANDS', title: 'heading' },
      { as: 'visitor', at: '/shop/no-such-category', title: 'missing' },
    ],
    namespaces,
    query: () => import('./__generated__/CategoryPageQuery.graphql.ts'),
    list: () => import('./_lib/product-list.ts'),
    variables: ({ params: { categoryCode = '' }, search }, { productList, productVariables }) => ({
      code: categoryCode,
      ...productVariables(productList.read(search), { categoryCode }),
    }),
    rowsVariable: 'count',
    page: async () => (await import('./CategoryPage.tsx')).CategoryPage,
    skeleton: async () => (await import('./CategoryPageSkeleton.tsx')).ShopCategorySkeleton,
  }),
  relayRoute<CatalogPageQuery, ProductLists>({
    path: '/backoffice/catalog',
    layout: 'backoffice',
    permissions: [CATALOG_VIEW],
    title: 'catalog:title',
    menu: { key: 'catalog', group: 'order', rank: 10, icon: 'LuGem', module: { id: 13, code: 'CP_CATALOG' } },
    weight: { firstLoad: 302, further: 27 },
    visits: [{ as: 'buyer' }, { as: 'buyer', at: '?q=nothing-has-this-name' }],
    namespaces,
    query: () => import('./__generated__/CatalogPageQuery.graphql.ts'),
    list: () => import('./_lib/product-list.ts'),
    variables: ({ search }, { productList, productVariables }) => {
      const view = productList.read(search);
      const isSearching = view.search !== '' || productList.isNarrowed(view);
      return { isSearching, ...(isSearching ? productVariables(view) : { count: 0 }) };
    },
    rowsVariable: 'count',
    page: async () => (await import('./CatalogPage.tsx')).CatalogPage,
    skeleton: async () => (await import('./CatalogPageSkeleton.tsx')).CatalogPageSkeleton,
  }),
  relayRoute<CategoryPageQuery, ProductLists>({
    path: '/backoffice/catalog/:id/products',
    layout: 'backoffice',
    permissions: [CATALOG_VIEW],
    title: 'catalog:title',
    weight: { firstLoad: 300, further: 25 },
    visits: [{ as: 'buyer', at: '/backoffice/catalog/2/products', title: 'heading' }],
    namespaces,
    query: () => import('./__generated__/CategoryPageQuery.graphql.ts'),
    list: () => import('./_lib/product-list.ts'),
    variables: ({ params, search }, { productList, productVariables }) => {
      const categoryId = databaseIdOf(params['id']);
      return { id: categoryId, ...productVariables(productList.read(search), { categoryId }) };
    },
    rowsVariable: 'count',
    page: async () => (await import('./CategoryPage.tsx')).CategoryPage,
    skeleton: async () => (await import('./CategoryPageSkeleton.tsx')).BackofficeCategorySkeleton,
  }),
];

import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { CATALOG_SEECOST } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import type { ExplainPageQuery } from './__generated__/ExplainPageQuery.graphql.ts';
import type { MarketPageQuery } from './__generated__/MarketPageQuery.graphql.ts';
import type { PriceTablesPageQuery } from './__generated__/PriceTablesPageQuery.graphql.ts';
import type { SimulatePageQuery } from './__generated__/SimulatePageQuery.graphql.ts';

const prices = namespace('prices', (language) => import(`./_locales/${language}.json`));

/** Permission 1303: see price calculations. */
const permissions = [CATALOG_SEECOST];
const namespaces = [prices];
const skeleton = listSkeleton({ rows: 8, tabs: 4, hasToolbar: true });

/** Rates, market prices, price explanations, and market simulations. */
export const priceRoutes = [
  relayRoute<PriceTablesPageQuery, typeof import('./_lib/rate-table.ts').rateTableOf>({
    path: '/backoffice/prices',
    layout: 'backoffice',
    permissions,
    title: 'prices:title',
    menu: {
      key: 'prices',
      group: 'manage',
      rank: 190,
      icon: 'LuScale',
      module: { id: 41, code: 'CP_PRICES' },
    },
    weight: { firstLoad: 298, further: 23 },
    visits: [
      { as: 'administrator' },
      { as: 'administrator', at: '?table=QUANTITY_BREAKS' },
      { as: 'administrator', at: '?table=SETTINGS' },
      { as: 'administrator', at: '?table=TREATMENTS' },
    ],
    namespaces,
    query: () => import('./__generated__/PriceTablesPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/rate-table.ts')).rateTableOf,
    variables: ({ search }, rateTableOf) => ({ code: rateTableOf(search) }),
    page: async () => (await import('./PriceTablesPage.tsx')).PriceTablesPage,
    skeleton,
  }),
  relayRoute<MarketPageQuery, typeof import('./_lib/market-days.ts').marketDaysOf>({
    path: '/backoffice/prices/market',
    layout: 'backoffice',
    permissions,
    title: 'prices:market.title',
    weight: { firstLoad: 287, further: 14 },
    visits: [{ as: 'administrator' }],
    namespaces,
    query: () => import('./__generated__/MarketPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/market-days.ts')).marketDaysOf,
    variables: ({ search }, marketDaysOf) => ({ days: marketDaysOf(search) }),
    page: async () => (await import('./MarketPage.tsx')).MarketPage,
    skeleton,
  }),
  relayRoute<ExplainPageQuery, typeof import('./_lib/price-subject.ts').explainVariables>({
    path: '/backoffice/prices/explain',
    layout: 'backoffice',
    permissions,
    title: 'prices:explain.title',
    weight: { firstLoad: 298, further: 23 },
    visits: [
      { as: 'administrator' },
      { as: 'administrator', at: '?piece=BD-101&customer=LUNA-001' },
      { as: 'administrator', at: '?job=JO-0-0' },
      { as: 'administrator', at: '?cartOf=LUNA-001' },
    ],
    namespaces,
    query: () => import('./__generated__/ExplainPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/price-subject.ts')).explainVariables,
    variables: ({ search }, explainVariables) => explainVariables(search),
    page: async () => (await import('./ExplainPage.tsx')).ExplainPage,
    skeleton,
  }),
  relayRoute<SimulatePageQuery, typeof import('./_lib/simulation.ts').assumptionsOf>({
    path: '/backoffice/prices/simulate',
    layout: 'backoffice',
    permissions,
    title: 'prices:simulate.title',
    weight: { firstLoad: 295, further: 19 },
    visits: [{ as: 'administrator', at: '?metal=AU&percent=3&types=BD-101' }],
    namespaces,
    query: () => import('./__generated__/SimulatePageQuery.graphql.ts'),
    list: async () => (await import('./_lib/simulation.ts')).assumptionsOf,
    variables: ({ search }, assumptionsOf) => {
      const { metal, percent, groups, types, quotes } = assumptionsOf(search);
      return {
        metalCode: metal === 'ALL' ? null : metal,
        percent,
        itemGroupCodes: groups,
        itemTypeCodes: types,
        quoteNumbers: quotes,
      };
    },
    page: async () => (await import('./SimulatePage.tsx')).SimulatePage,
    skeleton,
  }),
];

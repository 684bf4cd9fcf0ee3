import { configuration } from '../../configuration/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { ESTIMATE_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { listVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import type { EstimatePageQuery } from './__generated__/EstimatePageQuery.graphql.ts';
import type { NewEstimatePageQuery } from './__generated__/NewEstimatePageQuery.graphql.ts';
import type { EstimatesPageQuery } from './list/__generated__/EstimatesPageQuery.graphql.ts';
import type { estimateList } from './list/estimate-list.ts';

const estimates = namespace('estimates', (language) => import(`./_locales/${language}.json`));
const estimateListTexts = namespace(
  'estimate-list',
  (language) => import(`./list/_locales/${language}.json`),
);

/** Permission 1501: make estimates and see them. */
const permissions = [ESTIMATE_VIEW];

/** The list of estimates, a new one, and a saved one. */
export const estimateRoutes = [
  relayRoute<EstimatesPageQuery, typeof estimateList>({
    path: '/backoffice/order-creation/estimates',
    layout: 'backoffice',
    permissions,
    title: 'estimates:title',
    menu: {
      key: 'estimates',
      group: 'order',
      rank: 30,
      icon: 'LuCalculator',
      module: { id: 15, code: 'CP_ESTIMATE' },
    },
    weight: { firstLoad: 315, further: 40 },
    visits: [
      { as: 'buyer', at: '?status=open' },
      { as: 'buyer', at: '?search=nothing-has-this-name' },
    ],
    namespaces: [estimates, estimateListTexts, listTexts],
    query: () => import('./list/__generated__/EstimatesPageQuery.graphql.ts'),
    list: async () => (await import('./list/estimate-list.ts')).estimateList,
    variables: listVariables,
    rowsVariable: 'count',
    shows: ['ESTIMATE'],
    opening: opensWithView('ESTIMATES'),
    page: async () => (await import('./list/EstimatesPage.tsx')).EstimatesPage,
    skeleton: listSkeleton({ rows: 10, hasToolbar: true }),
  }),
  relayRoute<NewEstimatePageQuery>({
    path: '/backoffice/order-creation/estimate',
    layout: 'backoffice',
    permissions,
    title: 'estimates:newTitle',
    weight: { firstLoad: 317, further: 43 },
    visits: [{ as: 'buyer' }],
    namespaces: [estimates, configuration],
    query: () => import('./__generated__/NewEstimatePageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./NewEstimatePage.tsx')).NewEstimatePage,
    skeleton: async () => (await import('./EstimatePageSkeleton.tsx')).EstimatePageSkeleton,
  }),
  relayRoute<EstimatePageQuery>({
    path: '/backoffice/order-creation/estimate/:number',
    layout: 'backoffice',
    permissions,
    title: 'estimates:title',
    weight: { firstLoad: 320, further: 45 },
    visits: [
      { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10001' },
      { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10003' },
      { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10004' },
      { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10005' },
      { as: 'buyer', at: '/backoffice/order-creation/estimate/nothing' },
    ],
    namespaces: [estimates, configuration],
    query: () => import('./__generated__/EstimatePageQuery.graphql.ts'),
    variables: ({ params: { number = '' } }) => ({ number }),
    shows: ['ESTIMATE'],
    page: async () => (await import('./EstimatePage.tsx')).EstimatePage,
    skeleton: async () => (await import('./EstimatePageSkeleton.tsx')).EstimatePageSkeleton,
  }),
];

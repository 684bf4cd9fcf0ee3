import { documents } from '../../documents/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { CONSIGNMENTS_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { namedListVariables, rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { orders } from '../../orders/namespace.ts';
import type { ConsignmentPageQuery } from './__generated__/ConsignmentPageQuery.graphql.ts';
import type { ConsignmentsPageQuery } from './__generated__/ConsignmentsPageQuery.graphql.ts';
import type { consignmentList } from './_lib/consignment-list.ts';

const namespaces = [
  namespace('consignments', (language) => import(`./_locales/${language}.json`)),
  listTexts,
];

/** Permission 2301: see consignments. */
const permissions = [CONSIGNMENTS_VIEW];

/** The list of consignments, and their detail page. */
export const consignmentRoutes = [
  relayRoute<ConsignmentsPageQuery, typeof consignmentList>({
    path: '/backoffice/status-tracking/consignments',
    layout: 'backoffice',
    permissions,
    title: 'consignments:title',
    menu: {
      key: 'consignments',
      group: 'track',
      rank: 120,
      icon: 'LuHandshake',
      module: { id: 23, code: 'CP_CONSIGNMENTS' },
    },
    weight: { firstLoad: 314, further: 39 },
    visits: [
      { as: 'buyer', at: '?tab=all' },
      { as: 'owner', at: '?tab=processing&search=nothing-has-this-name' },
      { as: 'administrator', at: '?tab=all&sort=due' },
    ],
    failure: 'consignments:failed.list',
    namespaces,
    shows: ['CONSIGNMENT'],
    query: () => import('./__generated__/ConsignmentsPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/consignment-list.ts')).consignmentList,
    variables: namedListVariables,
    rowsVariable: 'count',
    opening: opensWithView('CONSIGNMENTS'),
    page: async () => (await import('./ConsignmentsPage.tsx')).ConsignmentsPage,
    skeleton: listSkeleton({ rows: 10, tabs: 4, hasToolbar: true }),
  }),
  relayRoute<ConsignmentPageQuery, typeof consignmentList>({
    path: '/backoffice/status-tracking/consignments/:number',
    layout: 'backoffice',
    permissions,
    title: 'consignments:title',
    weight: { firstLoad: 308, further: 33 },
    visits: [
      { as: 'administrator', at: '/backoffice/status-tracking/consignments/OC-10001', title: 'heading' },
      { as: 'buyer', at: '/backoffice/status-tracking/consignments/OC-0', title: 'missing' },
    ],
    failure: 'consignments:failed.items',
    namespaces: [...namespaces, orders, documents],
    shows: ['CONSIGNMENT', 'INVOICE'],
    query: () => import('./__generated__/ConsignmentPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/consignment-list.ts')).consignmentList,
    variables: rowVariables,
    page: async () => (await import('./ConsignmentPage.tsx')).ConsignmentPage,
    skeleton: async () => (await import('../../ui/layout/DetailPageSkeleton.tsx')).DetailPageSkeleton,
  }),
];

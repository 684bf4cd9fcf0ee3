import { choices } from '../../cart/choices/namespace.ts';
import { documents } from '../../documents/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { JOB_ORDERS_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { namedListVariables, rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { notes } from '../../notes/namespace.ts';
import { orders } from '../../orders/namespace.ts';
import type { JobOrderPageQuery } from './__generated__/JobOrderPageQuery.graphql.ts';
import type { JobOrdersPageQuery } from './__generated__/JobOrdersPageQuery.graphql.ts';
import type { JobSheetPageQuery } from './__generated__/JobSheetPageQuery.graphql.ts';
import type { JobSheetsPageQuery } from './__generated__/JobSheetsPageQuery.graphql.ts';
import type { jobList } from './_lib/job-list.ts';

const namespaces = [namespace('jobs', (language) => import(`./_locales/${language}.json`)), orders];

/** Permission 1701: see job orders. */
const permissions = [JOB_ORDERS_VIEW];

/** The list of job orders, their detail page, and traveler sheets. */
export const jobOrderRoutes = [
  relayRoute<JobOrdersPageQuery, typeof jobList>({
    path: '/backoffice/status-tracking/job-orders',
    layout: 'backoffice',
    permissions,
    title: 'jobs:title',
    menu: {
      key: 'jobOrders',
      group: 'track',
      rank: 40,
      icon: 'LuPackageSearch',
      module: { id: 17, code: 'CP_JOB_ORDERS' },
    },
    weight: { firstLoad: 320, further: 45 },
    visits: [
      { as: 'buyer', at: '?tab=all' },
      { as: 'buyer', at: '?tab=new&search=nothing-has-this-name' },
      { as: 'production', at: '?tab=processing' },
    ],
    namespaces: [...namespaces, choices, documents, notes, listTexts],
    shows: ['JOB_ORDER'],
    query: () => import('./__generated__/JobOrdersPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/job-list.ts')).jobList,
    variables: namedListVariables,
    rowsVariable: 'count',
    opening: opensWithView('JOB_ORDERS'),
    page: async () => (await import('./JobOrdersPage.tsx')).JobOrdersPage,
    skeleton: listSkeleton({ rows: 10, tabs: 4, hasToolbar: true, hasPictures: true }),
  }),
  relayRoute<JobSheetsPageQuery>({
    path: '/backoffice/status-tracking/job-orders/sheets',
    layout: 'default',
    permissions,
    title: 'jobs:sheet.title',
    weight: { firstLoad: 262, further: 22 },
    visits: [{ as: 'production', at: '?ids=:jobId' }],
    namespaces,
    query: () => import('./__generated__/JobSheetsPageQuery.graphql.ts'),
    variables: ({ search }) => ({
      ids: (search.get('ids') ?? '').split(',').filter((id) => id !== ''),
    }),
    page: async () => (await import('./JobSheetsPage.tsx')).JobSheetsPage,
    skeleton: async () => (await import('./JobSheetSkeleton.tsx')).JobSheetSkeleton,
  }),
  relayRoute<JobOrderPageQuery, typeof jobList>({
    path: '/backoffice/status-tracking/job-orders/:number',
    layout: 'backoffice',
    permissions,
    title: 'jobs:title',
    weight: { firstLoad: 320, further: 45 },
    visits: [
      { as: 'buyer', at: '/backoffice/status-tracking/job-orders/:job', title: 'heading' },
      { as: 'buyer', at: '/backoffice/status-tracking/job-orders/JO-0', title: 'missing' },
      { as: 'production', at: '/backoffice/status-tracking/job-orders/:job', title: 'heading' },
    ],
    namespaces: [...namespaces, choices, documents, notes],
    shows: ['JOB_ORDER', 'SALES_ORDER'],
    query: () => import('./__generated__/JobOrderPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/job-list.ts')).jobList,
    variables: rowVariables,
    page: async () => (await import('./JobOrderPage.tsx')).JobOrderPage,
    skeleton: async () => (await import('./JobOrderPageSkeleton.tsx')).JobOrderPageSkeleton,
  }),
  relayRoute<JobSheetPageQuery>({
    path: '/backoffice/status-tracking/job-orders/:number/sheet',
    layout: 'default',
    permissions,
    title: 'jobs:sheet.title',
    weight: { firstLoad: 261, further: 22 },
    visits: [{ as: 'buyer', at: '/backoffice/status-tracking/job-orders/:job/sheet', title: 'heading' }],
    namespaces,
    query: () => import('./__generated__/JobSheetPageQuery.graphql.ts'),
    variables: ({ params: { number = '' } }) => ({ number }),
    page: async () => (await import('./JobSheetPage.tsx')).JobSheetPage,
    skeleton: async () => (await import('./JobSheetSkeleton.tsx')).JobSheetSkeleton,
  }),
];

import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { JOB_ORDERS_STAGE } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { listVariables, rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { bench } from '../../orders/bench/namespace.ts';
import { orders } from '../../orders/namespace.ts';
import type { BenchJobsPageQuery } from './__generated__/BenchJobsPageQuery.graphql.ts';
import type { BenchScanPageQuery } from './__generated__/BenchScanPageQuery.graphql.ts';
import type { WorkshopPageQuery } from './__generated__/WorkshopPageQuery.graphql.ts';
import type { benchJobList } from './_lib/bench-job-list.ts';

/** Permission 1703: set stages. */
const permissions = [JOB_ORDERS_STAGE];

/** The workshop board, its list, and the page of a scanned traveler code. */
export const workshopRoutes = [
  relayRoute<WorkshopPageQuery>({
    path: '/backoffice/workshop',
    layout: 'backoffice',
    permissions,
    title: 'bench:title',
    menu: {
      key: 'workshop',
      group: 'track',
      rank: 160,
      icon: 'LuHammer',
      module: { id: 36, code: 'CP_WORKSHOP' },
    },
    weight: { firstLoad: 293, further: 18 },
    visits: [{ as: 'production' }],
    namespaces: [bench],
    shows: ['JOB_ORDER'],
    query: () => import('./__generated__/WorkshopPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./WorkshopPage.tsx')).WorkshopPage,
    skeleton: async () => (await import('./WorkshopPageSkeleton.tsx')).WorkshopPageSkeleton,
  }),
  relayRoute<BenchJobsPageQuery, typeof benchJobList>({
    path: '/backoffice/workshop/jobs',
    layout: 'backoffice',
    permissions,
    title: 'bench:listTitle',
    weight: { firstLoad: 311, further: 35 },
    visits: [
      { as: 'production', at: '?promise=red' },
      { as: 'production', at: '?search=nothing-has-this-name' },
    ],
    namespaces: [bench, listTexts],
    shows: ['JOB_ORDER'],
    query: () => import('./__generated__/BenchJobsPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/bench-job-list.ts')).benchJobList,
    variables: listVariables,
    rowsVariable: 'count',
    opening: opensWithView('BENCH_JOBS'),
    page: async () => (await import('./BenchJobsPage.tsx')).BenchJobsPage,
    skeleton: listSkeleton({ rows: 10, tabs: 2, hasToolbar: true, hasPictures: true }),
  }),
  relayRoute<BenchScanPageQuery, typeof benchJobList>({
    path: '/backoffice/workshop/scan/:number',
    layout: 'backoffice',
    permissions,
    title: 'bench:scan.title',
    weight: { firstLoad: 302, further: 27 },
    visits: [
      { as: 'production', at: '/backoffice/workshop/scan/:job', title: 'heading' },
      { as: 'production', at: '/backoffice/workshop/scan/JO-0', title: 'missing' },
    ],
    namespaces: [bench, orders],
    shows: ['JOB_ORDER'],
    query: () => import('./__generated__/BenchScanPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/bench-job-list.ts')).benchJobList,
    variables: rowVariables,
    page: async () => (await import('./BenchScanPage.tsx')).BenchScanPage,
    skeleton: async () => (await import('./BenchScanPageSkeleton.tsx')).BenchScanPageSkeleton,
  }),
];

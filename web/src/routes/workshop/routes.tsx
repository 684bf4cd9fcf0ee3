import { bench } from '../../bench/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { JOB_ORDERS_STAGE } from '../../lib/session/permissions.ts';
import { listTexts } from '../../list/list-texts.ts';
import { orders } from '../../orders/namespace.ts';
import type { BenchJobsPageQuery } from './__generated__/BenchJobsPageQuery.graphql.ts';
import type { BenchScanPageQuery } from './__generated__/BenchScanPageQuery.graphql.ts';
import type { WorkshopPageQuery } from './__generated__/WorkshopPageQuery.graphql.ts';
import { benchJobList } from './_lib/bench-job-list.ts';

/** Permission 1703: note stages. */
const permissions = [JOB_ORDERS_STAGE];

/** The board of the workshop, its list, and the page that the code on a traveler opens. */
export const workshopRoutes = [
  relayRoute<WorkshopPageQuery>({
    path: '/backoffice/workshop',
    layout: 'backoffice',
    permissions,
    title: 'bench:title',
    namespaces: [bench],
    query: () => import('./__generated__/WorkshopPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./WorkshopPage.tsx')).WorkshopPage,
    skeleton: async () => (await import('./WorkshopPageSkeleton.tsx')).WorkshopPageSkeleton,
  }),
  relayRoute<BenchJobsPageQuery>({
    path: '/backoffice/workshop/jobs',
    layout: 'backoffice',
    permissions,
    title: 'bench:listTitle',
    namespaces: [bench, listTexts],
    query: () => import('./__generated__/BenchJobsPageQuery.graphql.ts'),
    variables: ({ search }) => {
      const view = benchJobList.read(search);
      return { ...benchJobList.variables(view), count: view.pageSize };
    },
    rowsVariable: 'count',
    opening: async (search) =>
      (await import('../../list/views/opening-view.ts')).openingView('BENCH_JOBS', benchJobList, search),
    page: async () => (await import('./BenchJobsPage.tsx')).BenchJobsPage,
    skeleton: async () => (await import('./BenchJobsPageSkeleton.tsx')).BenchJobsPageSkeleton,
  }),
  relayRoute<BenchScanPageQuery>({
    path: '/backoffice/workshop/scan/:number',
    layout: 'backoffice',
    permissions,
    title: 'bench:scan.title',
    namespaces: [bench, orders],
    query: () => import('./__generated__/BenchScanPageQuery.graphql.ts'),
    variables: ({ params: { number = '' } }) => ({ number }),
    page: async () => (await import('./BenchScanPage.tsx')).BenchScanPage,
    skeleton: async () => (await import('./BenchScanPageSkeleton.tsx')).BenchScanPageSkeleton,
  }),
];

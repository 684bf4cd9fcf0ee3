import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { JOB_ORDERS_STAGE } from '../../lib/session/permissions.ts';
import { orders } from '../../orders/namespace.ts';
import type { JobServicesPageQuery } from './__generated__/JobServicesPageQuery.graphql.ts';

const jobServices = namespace('job-services', (language) => import(`./_locales/${language}.json`));

/** Service types with waiting jobs. Permission 1703, which only staff have: set stages. */
export const jobServiceRoutes = [
  relayRoute<JobServicesPageQuery>({
    path: '/backoffice/status-tracking/job-services',
    layout: 'backoffice',
    permissions: [JOB_ORDERS_STAGE],
    title: 'job-services:title',
    menu: {
      key: 'jobServices',
      group: 'track',
      rank: 150,
      icon: 'LuListChecks',
      module: { id: 38, code: 'CP_JOB_SERVICES' },
    },
    weight: { firstLoad: 291, further: 14 },
    visits: [{ as: 'production' }, { as: 'production', at: '?open=APPRAISAL' }],
    namespaces: [jobServices, orders],
    shows: ['JOB_ORDER'],
    query: () => import('./__generated__/JobServicesPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./JobServicesPage.tsx')).JobServicesPage,
    skeleton: async () => (await import('./JobServicesPageSkeleton.tsx')).JobServicesPageSkeleton,
  }),
];

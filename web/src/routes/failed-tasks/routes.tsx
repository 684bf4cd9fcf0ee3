import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { INTEGRATIONS_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import type { FailedTasksPageQuery } from './__generated__/FailedTasksPageQuery.graphql.ts';

const failedTasks = namespace('failed-tasks', (language) => import(`./_locales/${language}.json`));

/** Failed background tasks. */
export const failedTaskRoutes = [
  relayRoute<FailedTasksPageQuery>({
    path: '/backoffice/failed-tasks',
    layout: 'backoffice',
    permissions: [INTEGRATIONS_VIEW],
    title: 'failed-tasks:title',
    menu: {
      key: 'failedTasks',
      group: 'manage',
      rank: 230,
      icon: 'LuListX',
      module: { id: 44, code: 'CP_FAILED_TASKS' },
    },
    weight: { firstLoad: 304, further: 29 },
    visits: [{ as: 'administrator' }],
    namespaces: [failedTasks, listTexts],
    query: () => import('./__generated__/FailedTasksPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./FailedTasksPage.tsx')).FailedTasksPage,
    skeleton: listSkeleton({ rows: 5 }),
  }),
];

import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import type { DevHelpPageQuery } from './__generated__/DevHelpPageQuery.graphql.ts';

const devHelp = namespace('dev-help', (language) => import(`./_locales/${language}.json`));

export const devHelpRoutes = [
  relayRoute<DevHelpPageQuery>({
    path: '/dev-help',
    layout: 'default',
    permissions: [],
    title: 'dev-help:title',
    weight: { firstLoad: 245, further: 6 },
    visits: [{ as: 'visitor' }],
    namespaces: [devHelp],
    query: () => import('./__generated__/DevHelpPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./DevHelpPage.tsx')).DevHelpPage,
    skeleton: async () => (await import('./DevHelpPageSkeleton.tsx')).DevHelpPageSkeleton,
  }),
];

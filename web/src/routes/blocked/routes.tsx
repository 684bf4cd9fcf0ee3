import { namespace } from '../../lib/i18n/namespace.ts';
import { withRelay } from '../../lib/relay/with-relay.tsx';
import { pageRoute } from '../../lib/routing/page-route.tsx';

const blocked = namespace('blocked', (language) => import(`./_locales/${language}.json`));

export const blockedRoutes = [
  pageRoute({
    path: '/blocked',
    layout: 'default',
    permissions: [],
    title: 'blocked:title',
    weight: { firstLoad: 241, further: 2 },
    visits: [{ as: 'visitor' }],
    namespaces: [blocked],
    page: withRelay(async () => (await import('./BlockedPage.tsx')).BlockedPage),
  }),
];

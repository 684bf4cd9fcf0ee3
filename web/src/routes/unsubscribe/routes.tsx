import { namespace } from '../../lib/i18n/namespace.ts';
import { withRelay } from '../../lib/relay/with-relay.tsx';
import { pageRoute } from '../../lib/routing/page-route.tsx';

const unsubscribe = namespace('unsubscribe', (language) => import(`./_locales/${language}.json`));

/** Unsubscribing by the link at the bottom of an email, without a session. */
export const unsubscribeRoutes = [
  pageRoute({
    path: '/unsubscribe',
    layout: 'default',
    permissions: [],
    title: 'unsubscribe:title',
    weight: { firstLoad: 246, further: 7 },
    visits: [{ as: 'visitor', at: '?key=nothing' }],
    namespaces: [unsubscribe],
    page: withRelay(async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage),
  }),
];

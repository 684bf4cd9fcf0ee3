import { choices } from '../../cart/choices/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { withRelay } from '../../lib/relay/with-relay.tsx';
import { pageRoute } from '../../lib/routing/page-route.tsx';
import { orders } from '../../orders/namespace.ts';

const guestQuote = namespace('guest-quote', (language) => import(`./_locales/${language}.json`));

/** An offer for a guest without an account, opened by an emailed link. */
export const guestQuoteRoutes = [
  pageRoute({
    // The secret of the link is in the query string, which is not logged.
    path: '/quote',
    layout: 'default',
    permissions: [],
    title: 'guest-quote:title',
    weight: { firstLoad: 278, further: 39 },
    visits: [{ as: 'visitor', at: '?key=nothing' }],
    namespaces: [guestQuote, orders, choices],
    page: withRelay(async () => (await import('./GuestQuotePage.tsx')).GuestQuotePage),
  }),
];

import { namespace } from '../../lib/i18n/namespace.ts';
import { withRelay } from '../../lib/relay/with-relay.tsx';
import { pageRoute } from '../../lib/routing/page-route.tsx';

const changePassword = namespace('change-password', (language) => import(`./_locales/${language}.json`));

export const changePasswordRoutes = [
  pageRoute({
    path: '/change-password',
    layout: 'default',
    audience: 'signedIn',
    permissions: [],
    title: 'change-password:title',
    weight: { firstLoad: 247, further: 7 },
    visits: [{ as: 'buyer' }],
    namespaces: [changePassword],
    page: withRelay(async () => (await import('./ChangePasswordPage.tsx')).ChangePasswordPage),
  }),
];

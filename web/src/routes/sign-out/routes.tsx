import { namespace } from '../../lib/i18n/namespace.ts';
import { withRelay } from '../../lib/relay/with-relay.tsx';
import { pageRoute } from '../../lib/routing/page-route.tsx';

const signOut = namespace('sign-out', (language) => import(`./_locales/${language}.json`));

export const signOutRoutes = [
  pageRoute({
    path: '/logout',
    layout: 'default',
    permissions: [],
    title: 'sign-out:title',
    namespaces: [signOut],
    page: withRelay(async () => (await import('./SignOutPage.tsx')).SignOutPage),
  }),
];

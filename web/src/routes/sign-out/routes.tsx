import { namespace } from '../../lib/i18n/namespace.ts';
import { pageRoute } from '../../lib/routing/page-route.tsx';

const signOut = namespace('sign-out', (language) => import(`./_locales/${language}.json`));

export const signOutRoutes = [
  pageRoute({
    path: '/logout',
    layout: 'default',
    permissions: [],
    title: 'sign-out:title',
    weight: { firstLoad: 241, further: 3 },
    visits: [{ as: 'viewer' }],
    namespaces: [signOut],
    page: async () => (await import('./SignOutPage.tsx')).SignOutPage,
  }),
];

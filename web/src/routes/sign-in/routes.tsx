import { namespace } from '../../lib/i18n/namespace.ts';
import { pageRoute } from '../../lib/routing/page-route.tsx';

const signIn = namespace('sign-in', (language) => import(`./_locales/${language}.json`));

/** `/` is the canonical path. The other two are used by older links (product rules, section 1). */
const ADDRESSES = [{ path: '/' }, { path: '/login' }, { path: '/user-login' }];

export const signInRoutes = ADDRESSES.map((address) =>
  pageRoute({
    ...address,
    layout: 'default',
    audience: 'visitors',
    permissions: [],
    title: 'sign-in:title',
    weight: { firstLoad: 250, further: 11 },
    visits: [{ as: 'visitor' }],
    namespaces: [signIn],
    page: async () => (await import('./SignInPage.tsx')).SignInPage,
  }),
);

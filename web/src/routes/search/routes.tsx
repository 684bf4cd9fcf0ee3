import { pageRoute } from '../../lib/routing/page-route.tsx';
import { searchTexts } from '../../search/search-texts.ts';

/** The global search as a page. */
export const searchRoutes = [
  pageRoute({
    path: '/backoffice/search',
    layout: 'backoffice',
    audience: 'signedIn',
    permissions: [],
    title: 'search:title',
    weight: { firstLoad: 298, further: 19 },
    visits: [
      { as: 'buyer', at: '?q=ring' },
      { as: 'buyer', at: '?q=nothing-has-this-name' },
      { as: 'production' },
    ],
    namespaces: [searchTexts],
    page: async () => (await import('./SearchPage.tsx')).SearchPage,
  }),
];

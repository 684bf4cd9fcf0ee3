import { pageRoute } from '../../lib/routing/page-route.tsx';
import { searchTexts } from '../../search/search-texts.ts';

/** The global search as a page. */
export const searchRoutes = [
  pageRoute({
    path: '/backoffice/search',
    layout: 'backoffice',
    permissions: [],
    title: 'search:title',
    namespaces: [searchTexts],
    page: async () => (await import('./SearchPage.tsx')).SearchPage,
  }),
];

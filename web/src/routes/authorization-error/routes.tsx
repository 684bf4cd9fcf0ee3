import { pageRoute } from '../../lib/routing/page-route.tsx';

/** Where guards send a viewer who lacks a permission: `?permission=1701` names it. */
export const authorizationErrorRoutes = [
  pageRoute({
    path: '/backoffice/authorization-error',
    layout: 'backoffice',
    permissions: [],
    title: 'shell:forbidden.title',
    namespaces: [],
    page: async () => (await import('./AuthorizationErrorPage.tsx')).AuthorizationErrorPage,
  }),
];

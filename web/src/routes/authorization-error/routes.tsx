import { relayRoute } from '../../lib/relay/relay-route.tsx';
import type { AuthorizationErrorPageQuery } from './__generated__/AuthorizationErrorPageQuery.graphql.ts';

/** Target of guards for viewers without a permission: `?permission=1701`. */
export const authorizationErrorRoutes = [
  relayRoute<AuthorizationErrorPageQuery>({
    path: '/backoffice/authorization-error',
    layout: 'backoffice',
    audience: 'signedIn',
    permissions: [],
    title: 'shell:forbidden.title',
    weight: { firstLoad: 278, further: 2 },
    visits: [{ as: 'buyer', at: '?permission=1701' }],
    namespaces: [],
    query: () => import('./__generated__/AuthorizationErrorPageQuery.graphql.ts'),
    variables: ({ search }) => ({ number: permissionNumber(search.get('permission')) }),
    page: async () => (await import('./AuthorizationErrorPage.tsx')).AuthorizationErrorPage,
    skeleton: async () =>
      (await import('./AuthorizationErrorPageSkeleton.tsx')).AuthorizationErrorPageSkeleton,
  }),
];

/** 0, which is no permission, if the URL contains none. */
function permissionNumber(text: string | null): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

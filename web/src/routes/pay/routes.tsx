import { cards } from '../../cards/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { PAYMENTS_PAY } from '../../lib/session/permissions.ts';
import type { PayPageQuery } from './__generated__/PayPageQuery.graphql.ts';

const pay = namespace('pay', (language) => import(`./_locales/${language}.json`));

export const payRoutes = [
  relayRoute<PayPageQuery>({
    path: '/backoffice/financial/payments/pay',
    layout: 'backoffice',
    permissions: [PAYMENTS_PAY],
    title: 'pay:title',
    weight: { firstLoad: 306, further: 30 },
    visits: [{ as: 'administrator' }],
    namespaces: [pay, cards],
    query: () => import('./__generated__/PayPageQuery.graphql.ts'),
    variables: () => ({}),
    page: async () => (await import('./PayPage.tsx')).PayPage,
    skeleton: async () => (await import('./PayPageSkeleton.tsx')).PayPageSkeleton,
  }),
];

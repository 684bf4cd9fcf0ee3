import { choices } from '../../cart/choices/namespace.ts';
import { cart } from '../../cart/namespace.ts';
import { documents } from '../../documents/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { JOB_ORDERS_VIEW } from '../../lib/session/permissions.ts';
import type { OrderConfirmationPageQuery } from './__generated__/OrderConfirmationPageQuery.graphql.ts';

const confirmation = namespace('order-confirmation', (language) => import(`./_locales/${language}.json`));

export const orderConfirmationRoutes = [
  relayRoute<OrderConfirmationPageQuery>({
    path: '/backoffice/order-confirmation/:code',
    layout: 'backoffice',
    permissions: [JOB_ORDERS_VIEW],
    title: 'order-confirmation:title',
    weight: { firstLoad: 293, further: 17 },
    visits: [
      { as: 'buyer', at: '/backoffice/order-confirmation/:order', title: 'order-confirmation:titleOf' },
    ],
    namespaces: [confirmation, cart, choices, documents],
    query: () => import('./__generated__/OrderConfirmationPageQuery.graphql.ts'),
    variables: ({ params }) => ({ code: params.code ?? '' }),
    page: async () => (await import('./OrderConfirmationPage.tsx')).OrderConfirmationPage,
    skeleton: async () => (await import('./OrderConfirmationPageSkeleton.tsx')).OrderConfirmationPageSkeleton,
  }),
];

import { documents } from '../../documents/namespace.ts';
import { ledger } from '../../ledger/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { PAYMENTS_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { namedListVariables, rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { orders } from '../../orders/namespace.ts';
import type { PaymentPageQuery } from './__generated__/PaymentPageQuery.graphql.ts';
import type { PaymentsPageQuery } from './__generated__/PaymentsPageQuery.graphql.ts';
import type { paymentList } from './_lib/payment-list.ts';

const namespaces = [
  namespace('payments', (language) => import(`./_locales/${language}.json`)),
  ledger,
  orders,
];

/** Permission 2001: see payments. */
const permissions = [PAYMENTS_VIEW];

/** The list of payments, and their detail page. */
export const paymentRoutes = [
  relayRoute<PaymentsPageQuery, typeof paymentList>({
    path: '/backoffice/financial/payments',
    layout: 'backoffice',
    permissions,
    title: 'payments:title',
    menu: {
      key: 'payments',
      group: 'money',
      rank: 80,
      icon: 'LuBanknote',
      module: { id: 20, code: 'CP_PAYMENTS' },
    },
    weight: { firstLoad: 311, further: 36 },
    visits: [{ as: 'administrator' }, { as: 'administrator', at: '?search=nothing-has-this-name' }],
    namespaces: [...namespaces, documents, listTexts],
    shows: ['PAYMENT'],
    query: () => import('./__generated__/PaymentsPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/payment-list.ts')).paymentList,
    variables: namedListVariables,
    rowsVariable: 'count',
    opening: opensWithView('PAYMENTS'),
    page: async () => (await import('./PaymentsPage.tsx')).PaymentsPage,
    skeleton: listSkeleton({ rows: 10, hasToolbar: true }),
  }),
  relayRoute<PaymentPageQuery, typeof paymentList>({
    path: '/backoffice/financial/payments/:number',
    layout: 'backoffice',
    permissions,
    title: 'payments:title',
    weight: { firstLoad: 295, further: 20 },
    visits: [
      { as: 'administrator', at: '/backoffice/financial/payments/PAY-10001', title: 'heading' },
      { as: 'administrator', at: '/backoffice/financial/payments/PAY-0', title: 'missing' },
    ],
    namespaces: [...namespaces, documents],
    shows: ['PAYMENT'],
    query: () => import('./__generated__/PaymentPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/payment-list.ts')).paymentList,
    variables: rowVariables,
    page: async () => (await import('./PaymentPage.tsx')).PaymentPage,
    skeleton: async () => (await import('../../ui/layout/DetailPageSkeleton.tsx')).DetailPageSkeleton,
  }),
];

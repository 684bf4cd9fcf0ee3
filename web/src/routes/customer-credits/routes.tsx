import { documents } from '../../documents/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { CUSTOMER_CREDITS_VIEW } from '../../lib/session/permissions.ts';
import { listTexts } from '../../list/list-texts.ts';
import { rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { money } from '../../money/namespace.ts';
import { orders } from '../../orders/namespace.ts';
import type { CustomerCreditPageQuery } from './__generated__/CustomerCreditPageQuery.graphql.ts';
import type { CustomerCreditsPageQuery } from './__generated__/CustomerCreditsPageQuery.graphql.ts';
import type { creditList } from './_lib/credit-list.ts';

const namespaces = [
  namespace('customer-credits', (language) => import(`./_locales/${language}.json`)),
  listTexts,
  documents,
  money,
  orders,
];

/** Permission 2201: see credits. */
const permissions = [CUSTOMER_CREDITS_VIEW];

/** The list of credits, and their detail page. */
export const customerCreditRoutes = [
  relayRoute<CustomerCreditsPageQuery, typeof creditList>({
    path: '/backoffice/financial/customer-credits',
    layout: 'backoffice',
    permissions,
    title: 'customer-credits:title',
    menu: {
      key: 'customerCredits',
      group: 'money',
      rank: 90,
      icon: 'LuHandCoins',
      module: { id: 22, code: 'CP_CUSTOMER_CREDITS' },
    },
    weight: { firstLoad: 316, further: 41 },
    visits: [
      { as: 'administrator' },
      { as: 'administrator', at: '?search=nothing-has-this-name' },
      { as: 'administrator', at: '?customer=1' },
    ],
    namespaces,
    shows: ['CUSTOMER_CREDIT'],
    query: () => import('./__generated__/CustomerCreditsPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/credit-list.ts')).creditList,
    variables: ({ search }, list) => {
      const view = list.read(search);
      return { ...list.variables(view), customerId: view.customerId, count: view.pageSize };
    },
    rowsVariable: 'count',
    opening: opensWithView('CUSTOMER_CREDITS'),
    page: async () => (await import('./CustomerCreditsPage.tsx')).CustomerCreditsPage,
    skeleton: async () => (await import('./CustomerCreditsPageSkeleton.tsx')).CustomerCreditsPageSkeleton,
  }),
  relayRoute<CustomerCreditPageQuery, typeof creditList>({
    path: '/backoffice/financial/customer-credits/:number',
    layout: 'backoffice',
    permissions,
    title: 'customer-credits:title',
    weight: { firstLoad: 303, further: 30 },
    visits: [
      { as: 'administrator', at: '/backoffice/financial/customer-credits/CR-10001', title: 'heading' },
      { as: 'administrator', at: '/backoffice/financial/customer-credits/CR-99999', title: 'missing' },
    ],
    namespaces,
    shows: ['CUSTOMER_CREDIT'],
    query: () => import('./__generated__/CustomerCreditPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/credit-list.ts')).creditList,
    variables: rowVariables,
    page: async () => (await import('./CustomerCreditPage.tsx')).CustomerCreditPage,
    skeleton: async () => (await import('./CustomerCreditPageSkeleton.tsx')).CustomerCreditPageSkeleton,
  }),
];

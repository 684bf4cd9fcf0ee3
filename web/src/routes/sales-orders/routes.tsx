import { documents } from '../../documents/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { SALES_ORDERS_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { listVariables, rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { notes } from '../../notes/namespace.ts';
import { orders } from '../../orders/namespace.ts';
import type { SalesOrderPageQuery } from './__generated__/SalesOrderPageQuery.graphql.ts';
import type { SalesOrdersPageQuery } from './__generated__/SalesOrdersPageQuery.graphql.ts';
import type { salesOrderList } from './_lib/sales-order-list.ts';

const namespaces = [
  namespace('sales-orders', (language) => import(`./_locales/${language}.json`)),
  listTexts,
  notes,
];

/** Permission 1801: see sales orders. */
const permissions = [SALES_ORDERS_VIEW];

/** The list of sales orders, and their detail page. */
export const salesOrderRoutes = [
  relayRoute<SalesOrdersPageQuery, typeof salesOrderList>({
    path: '/backoffice/status-tracking/sales-orders',
    layout: 'backoffice',
    permissions,
    title: 'sales-orders:title',
    menu: {
      key: 'salesOrders',
      group: 'track',
      rank: 50,
      icon: 'LuReceiptText',
      module: { id: 18, code: 'CP_SALES_ORDERS' },
    },
    weight: { firstLoad: 316, further: 41 },
    visits: [
      { as: 'buyer', at: '?tab=all' },
      { as: 'administrator', at: '?tab=all' },
    ],
    namespaces,
    shows: ['SALES_ORDER', 'JOB_ORDER'],
    query: () => import('./__generated__/SalesOrdersPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/sales-order-list.ts')).salesOrderList,
    variables: listVariables,
    rowsVariable: 'count',
    opening: opensWithView('SALES_ORDERS'),
    page: async () => (await import('./SalesOrdersPage.tsx')).SalesOrdersPage,
    skeleton: listSkeleton({ rows: 10, tabs: 4, hasToolbar: true }),
  }),
  relayRoute<SalesOrderPageQuery, typeof salesOrderList>({
    path: '/backoffice/status-tracking/sales-orders/:number',
    layout: 'backoffice',
    permissions,
    title: 'sales-orders:title',
    weight: { firstLoad: 314, further: 38 },
    visits: [{ as: 'buyer', at: '/backoffice/status-tracking/sales-orders/SO-0', title: 'missing' }],
    namespaces: [...namespaces, documents, orders],
    shows: ['SALES_ORDER', 'JOB_ORDER', 'INVOICE'],
    query: () => import('./__generated__/SalesOrderPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/sales-order-list.ts')).salesOrderList,
    variables: rowVariables,
    page: async () => (await import('./SalesOrderPage.tsx')).SalesOrderPage,
    skeleton: async () => (await import('../../ui/layout/DetailPageSkeleton.tsx')).DetailPageSkeleton,
  }),
];

import { documents } from '../../documents/namespace.ts';
import { ledger } from '../../ledger/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { INVOICES_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { namedListVariables, rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { orders } from '../../orders/namespace.ts';
import type { InvoicePageQuery } from './__generated__/InvoicePageQuery.graphql.ts';
import type { InvoicesPageQuery } from './__generated__/InvoicesPageQuery.graphql.ts';
import type { invoiceList } from './_lib/invoice-list.ts';

const namespaces = [
  namespace('invoices', (language) => import(`./_locales/${language}.json`)),
  ledger,
  orders,
  documents,
];

/** Permission 1901: see invoices. */
const permissions = [INVOICES_VIEW];

/** The list of invoices, and their detail page. */
export const invoiceRoutes = [
  relayRoute<InvoicesPageQuery, typeof invoiceList>({
    path: '/backoffice/financial/invoices',
    layout: 'backoffice',
    permissions,
    title: 'invoices:title',
    menu: {
      key: 'invoices',
      group: 'money',
      rank: 70,
      icon: 'LuReceipt',
      module: { id: 19, code: 'CP_INVOICES' },
    },
    weight: { firstLoad: 315, further: 39 },
    visits: [
      { as: 'buyer', at: '?tab=all' },
      { as: 'buyer', at: '?tab=processing&search=nothing-has-this-name' },
      { as: 'administrator', at: '?tab=all&sort=due' },
    ],
    namespaces: [...namespaces, listTexts],
    shows: ['INVOICE'],
    query: () => import('./__generated__/InvoicesPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/invoice-list.ts')).invoiceList,
    variables: namedListVariables,
    rowsVariable: 'count',
    opening: opensWithView('INVOICES'),
    page: async () => (await import('./InvoicesPage.tsx')).InvoicesPage,
    skeleton: listSkeleton({ rows: 10, tabs: 4, hasToolbar: true }),
  }),
  relayRoute<InvoicePageQuery, typeof invoiceList>({
    path: '/backoffice/financial/invoices/:number',
    layout: 'backoffice',
    permissions,
    title: 'invoices:title',
    weight: { firstLoad: 300, further: 25 },
    visits: [
      { as: 'administrator', at: '/backoffice/financial/invoices/INV-10001', title: 'heading' },
      { as: 'buyer', at: '/backoffice/financial/invoices/INV-0', title: 'missing' },
    ],
    namespaces,
    shows: ['INVOICE'],
    query: () => import('./__generated__/InvoicePageQuery.graphql.ts'),
    list: async () => (await import('./_lib/invoice-list.ts')).invoiceList,
    variables: rowVariables,
    page: async () => (await import('./InvoicePage.tsx')).InvoicePage,
    skeleton: async () => (await import('../../ui/layout/DetailPageSkeleton.tsx')).DetailPageSkeleton,
  }),
];

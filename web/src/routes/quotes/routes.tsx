import { choices } from '../../cart/choices/namespace.ts';
import { documents } from '../../documents/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { QUOTES_VIEW } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { namedListVariables, rowVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import { notes } from '../../notes/namespace.ts';
import { orders } from '../../orders/namespace.ts';
import type { QuotePageQuery } from './__generated__/QuotePageQuery.graphql.ts';
import type { QuotesPageQuery } from './__generated__/QuotesPageQuery.graphql.ts';
import type { quoteList } from './_lib/quote-list.ts';

const namespaces = [namespace('quotes', (language) => import(`./_locales/${language}.json`)), orders];

/** Permission 1601: see price quotes. */
const permissions = [QUOTES_VIEW];

/** The list of price quotes, and their detail page. */
export const quoteRoutes = [
  relayRoute<QuotesPageQuery, typeof quoteList>({
    path: '/backoffice/status-tracking/quotes',
    layout: 'backoffice',
    permissions,
    title: 'quotes:title',
    menu: {
      key: 'quotes',
      group: 'track',
      rank: 60,
      icon: 'LuFileText',
      module: { id: 16, code: 'CP_QUOTES' },
    },
    weight: { firstLoad: 317, further: 43 },
    visits: [
      { as: 'buyer', at: '?tab=all' },
      { as: 'buyer', at: '?tab=new&search=nothing-has-this-name' },
      { as: 'administrator', at: '?tab=processing' },
    ],
    namespaces: [...namespaces, listTexts, notes],
    shows: ['PRICE_QUOTE'],
    query: () => import('./__generated__/QuotesPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/quote-list.ts')).quoteList,
    variables: namedListVariables,
    rowsVariable: 'count',
    opening: opensWithView('PRICE_QUOTES'),
    page: async () => (await import('./QuotesPage.tsx')).QuotesPage,
    skeleton: listSkeleton({ rows: 10, tabs: 4, hasToolbar: true }),
  }),
  relayRoute<QuotePageQuery, typeof quoteList>({
    path: '/backoffice/status-tracking/quotes/:number',
    layout: 'backoffice',
    permissions,
    title: 'quotes:title',
    weight: { firstLoad: 320, further: 45 },
    visits: [
      { as: 'buyer', at: '/backoffice/status-tracking/quotes/PQ-10001', title: 'heading' },
      { as: 'buyer', at: '/backoffice/status-tracking/quotes/PQ-0', title: 'missing' },
      { as: 'administrator', at: '/backoffice/status-tracking/quotes/PQ-10001', title: 'heading' },
    ],
    namespaces: [...namespaces, documents, notes, choices],
    shows: ['PRICE_QUOTE'],
    query: () => import('./__generated__/QuotePageQuery.graphql.ts'),
    list: async () => (await import('./_lib/quote-list.ts')).quoteList,
    variables: rowVariables,
    page: async () => (await import('./QuotePage.tsx')).QuotePage,
    skeleton: async () => (await import('./QuotePageSkeleton.tsx')).QuotePageSkeleton,
  }),
];

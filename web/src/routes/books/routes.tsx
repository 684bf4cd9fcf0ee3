import { ledger } from '../../ledger/namespace.ts';
import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { PAYMENTS_EXPORT } from '../../lib/session/permissions.ts';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import { listVariables } from '../../list/list-variables.ts';
import { opensWithView } from '../../list/views/opens-with-view.ts';
import type { BooksPageQuery } from './__generated__/BooksPageQuery.graphql.ts';
import type { JournalPageQuery } from './__generated__/JournalPageQuery.graphql.ts';
import type { journalList } from './_lib/journal-list.ts';
import type { ReconciliationPageQuery } from './reconciliation/__generated__/ReconciliationPageQuery.graphql.ts';
import type { findingList } from './reconciliation/finding-list.ts';
import { reconciliation } from './reconciliation/namespace.ts';

const namespaces = [namespace('books', (language) => import(`./_locales/${language}.json`)), ledger];

/** Permission 2007: see and export the journal. */
const permissions = [PAYMENTS_EXPORT];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The books with their closes, the journal, and comparisons with gateways. */
export const bookRoutes = [
  relayRoute<BooksPageQuery>({
    path: '/backoffice/financial/books',
    layout: 'backoffice',
    permissions,
    title: 'books:title',
    menu: {
      key: 'books',
      group: 'money',
      rank: 110,
      icon: 'LuBookCheck',
      module: { id: 40, code: 'CP_BOOKS' },
    },
    weight: { firstLoad: 286, further: 11 },
    visits: [{ as: 'administrator' }],
    namespaces,
    query: () => import('./__generated__/BooksPageQuery.graphql.ts'),
    variables: ({ search }) => {
      const until = new URLSearchParams(search).get('until') ?? '';
      return { until: DAY.test(until) ? until : null };
    },
    page: async () => (await import('./BooksPage.tsx')).BooksPage,
    skeleton: async () => (await import('../../ui/layout/DetailPageSkeleton.tsx')).DetailPageSkeleton,
  }),
  relayRoute<JournalPageQuery, typeof journalList>({
    path: '/backoffice/financial/journal',
    layout: 'backoffice',
    permissions,
    title: 'books:journal.title',
    weight: { firstLoad: 310, further: 35 },
    visits: [
      { as: 'administrator' },
      { as: 'administrator', at: '?account=cash&from=2020-01-01&to=2020-01-02' },
    ],
    namespaces: [...namespaces, listTexts],
    query: () => import('./__generated__/JournalPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/journal-list.ts')).journalList,
    variables: listVariables,
    rowsVariable: 'count',
    opening: opensWithView('JOURNAL'),
    page: async () => (await import('./JournalPage.tsx')).JournalPage,
    skeleton: listSkeleton({ rows: 20, hasToolbar: true }),
  }),
  relayRoute<ReconciliationPageQuery, typeof findingList>({
    path: '/backoffice/financial/reconciliation',
    layout: 'backoffice',
    permissions,
    title: 'reconciliation:title',
    weight: { firstLoad: 313, further: 38 },
    visits: [
      { as: 'administrator' },
      { as: 'administrator', at: '?state=open' },
      { as: 'administrator', at: '?search=nothing' },
    ],
    namespaces: [...namespaces, reconciliation, listTexts],
    query: () => import('./reconciliation/__generated__/ReconciliationPageQuery.graphql.ts'),
    list: async () => (await import('./reconciliation/finding-list.ts')).findingList,
    variables: listVariables,
    rowsVariable: 'count',
    opening: opensWithView('RECONCILIATION_FINDINGS'),
    page: async () => (await import('./reconciliation/ReconciliationPage.tsx')).ReconciliationPage,
    skeleton: listSkeleton({ rows: 8, hasToolbar: true }),
  }),
];

import { namespace } from '../../lib/i18n/namespace.ts';
import { relayRoute } from '../../lib/relay/relay-route.tsx';
import { listSkeleton } from '../../list/list-skeleton.tsx';
import { listTexts } from '../../list/list-texts.ts';
import type { InboxPageQuery } from './__generated__/InboxPageQuery.graphql.ts';
import type { inboxList } from './_lib/inbox-list.ts';

const inbox = namespace('inbox', (language) => import(`./_locales/${language}.json`));

/** The viewer’s notifications. */
export const inboxRoutes = [
  relayRoute<InboxPageQuery, typeof inboxList>({
    path: '/backoffice/inbox',
    layout: 'backoffice',
    audience: 'signedIn',
    permissions: [],
    title: 'inbox:title',
    weight: { firstLoad: 300, further: 25 },
    visits: [{ as: 'buyer' }],
    namespaces: [inbox, listTexts],
    shows: ['NOTICE'],
    query: () => import('./__generated__/InboxPageQuery.graphql.ts'),
    list: async () => (await import('./_lib/inbox-list.ts')).inboxList,
    variables: ({ search }, list) => {
      const view = list.read(search);
      return { tab: list.variables(view).tab, count: view.pageSize };
    },
    rowsVariable: 'count',
    page: async () => (await import('./InboxPage.tsx')).InboxPage,
    skeleton: listSkeleton({ rows: 8 }),
  }),
];

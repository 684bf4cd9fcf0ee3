import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ListColumns } from '../../../list/column.ts';
import type { useGrid_setting$key } from '../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../../../list/grid/useGrid.ts';
import { ListTable } from '../../../list/rows/ListTable.tsx';
import { ListTools } from '../../../list/toolbar/ListTools.tsx';
import type { List } from '../../../list/useList.ts';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { InboxView } from '../_lib/inbox-list.ts';
import type { InboxRows_query$data, InboxRows_query$key } from './__generated__/InboxRows_query.graphql.ts';
import type { InboxRowsPaginationQuery } from './__generated__/InboxRowsPaginationQuery.graphql.ts';
import { useMarkNotices } from './useMarkNotices.ts';

const fragment = graphql`
  fragment InboxRows_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    tab: { type: "InboxTab", defaultValue: UNREAD }
  )
  @refetchable(queryName: "InboxRowsPaginationQuery") {
    notices(first: $count, after: $cursor, tab: $tab)
      @connection(key: "InboxRows_notices", filters: ["tab"]) {
      edges {
        node {
          id
          title
          amount
          words
          path
          createdAt
          readAt
        }
      }
    }
  }
`;

type Row = InboxRows_query$data['notices']['edges'][number]['node'];

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '2',
    me: '2',
    borderRadius: 'full',
    bg: 'brand.solid',
    verticalAlign: 'middle',
  },
});

type InboxRowsProps = {
  list: List<InboxView>;
  setting: useGrid_setting$key;
  query: InboxRows_query$key;
  /** Row count of the tab, as text. */
  total: string | undefined;
};

/** The rows of the inbox, with paging. Opening one marks it as read. */
export function InboxRows({ list, setting, query, total }: InboxRowsProps) {
  const { t } = useTranslation('inbox');
  const { mark } = useMarkNotices();
  const { data, ...more } = usePaginationFragment<InboxRowsPaginationQuery, InboxRows_query$key>(
    fragment,
    query,
  );
  const rows = data.notices.edges.map(({ node }) => node);
  const columns: ListColumns<Row> = [
    {
      key: 'title',
      area: 'title',
      isFixed: true,
      isName: true,
      cell: ({ id, title, words, path, readAt }) => (
        <CellLines detail={[words]}>
          {readAt === null && <Dot role="img" aria-label={t('unread')} />}
          <RowLink
            to={path}
            fontWeight={readAt === null ? 'semibold' : 'normal'}
            onClick={() => void (readAt === null && mark([id], true))}
          >
            {title}
          </RowLink>
        </CellLines>
      ),
    },
    { key: 'amount', area: 'amount', cell: ({ amount }) => amount },
    {
      key: 'created',
      area: 'meta',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'actions',
      isHeaderHidden: true,
      isFixed: true,
      hasNoText: true,
      area: 'more',
      cell: ({ id, title, readAt }) => (
        <Button
          size="xs"
          variant="ghost"
          position="relative"
          aria-label={t(readAt === null ? 'markReadOf' : 'markUnreadOf', { title })}
          onClick={() => void mark([id], readAt === null)}
        >
          {t(readAt === null ? 'markRead' : 'markUnread')}
        </Button>
      ),
    },
  ];
  const grid = useGrid({ setting, columns, columnLabel: (key) => t(`column.${key}`) });
  return (
    <Stack gap="3">
      <HStack justify="flex-end">
        <ListTools grid={grid} count={rows.length} more={more} />
      </HStack>
      <ListTable
        label={t('title')}
        rows={rows}
        more={more}
        nameOf={({ title }) => title}
        grid={grid}
        total={t('shown', { count: rows.length, total: total ?? String(rows.length) })}
        empty={
          <EmptyState title={t(list.view.tab === 'unread' ? 'emptyUnread' : 'empty')} hint={t('emptyHint')} />
        }
      />
    </Stack>
  );
}

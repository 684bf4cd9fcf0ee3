import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { useList } from '../../list/useList.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { JournalPageQuery } from './__generated__/JournalPageQuery.graphql.ts';
import { BooksTabs } from './_components/BooksTabs.tsx';
import { JournalList } from './_components/journal/JournalList.tsx';
import { journalList } from './_lib/journal-list.ts';

const journalPageQuery = graphql`
  query JournalPageQuery($filter: JournalLineFilter, $orderBy: JournalLineOrder, $count: Int!) {
    gridSetting(code: JOURNAL) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...JournalList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

/** The journal of closed days, with filters and export. */
export function JournalPage({ queryRef }: RelayPageProps<JournalPageQuery>) {
  const { t } = useTranslation('books');
  const data = usePreloadedQuery<JournalPageQuery>(journalPageQuery, queryRef);
  const list = useList(journalList);
  return (
    <Stack gap="4">
      <PageHeader title={t('journal.title')} breadcrumb={[{ label: t('money') }]} />
      <BooksTabs current="journal" />
      <CardBoundary>
        <JournalList list={list} setting={data.gridSetting} query={data} />
      </CardBoundary>
    </Stack>
  );
}

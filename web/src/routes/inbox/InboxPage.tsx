import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { links } from '../../links.ts';
import { ListTabs, useTabCount } from '../../list/ListTabs.tsx';
import { useList } from '../../list/useList.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { InboxPageQuery } from './__generated__/InboxPageQuery.graphql.ts';
import { InboxRows } from './_components/InboxRows.tsx';
import { useMarkNotices } from './_components/useMarkNotices.ts';
import { inboxList } from './_lib/inbox-list.ts';

const inboxPageQuery = graphql`
  query InboxPageQuery($tab: InboxTab!, $count: Int!) {
    viewer {
      unreadNotices
    }
    noticeTabCounts {
      tab
      count
      atLeast
    }
    gridSetting(code: INBOX) {
      ...useGrid_setting
    }
    ...InboxRows_query @arguments(tab: $tab, count: $count)
  }
`;

/** The inbox: read and unread notifications of the viewer. */
export function InboxPage({ queryRef }: RelayPageProps<InboxPageQuery>) {
  const { t } = useTranslation('inbox');
  const data = usePreloadedQuery<InboxPageQuery>(inboxPageQuery, queryRef);
  const list = useList(inboxList);
  const { revalidate } = useRevalidator();
  const { mark, isMarking } = useMarkNotices();
  const total = useTabCount(list, data.noticeTabCounts)();
  const unread = data.viewer?.unreadNotices ?? 0;

  async function markAll() {
    if (await mark(null, true)) await revalidate();
  }

  return (
    <Stack gap="4">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ButtonLink to={`${links.myProfile()}#notices`} variant="outline" size="sm">
              {t('settings')}
            </ButtonLink>
            <Button size="sm" disabled={unread === 0} loading={isMarking} onClick={() => void markAll()}>
              {t('markAll')}
            </Button>
          </>
        }
      />
      <ListTabs
        list={list}
        label={t('title')}
        tabLabel={(tab) => t(`tab.${tab}`)}
        counts={data.noticeTabCounts}
      />
      <CardBoundary>
        <InboxRows list={list} setting={data.gridSetting} query={data} total={total} />
      </CardBoundary>
    </Stack>
  );
}

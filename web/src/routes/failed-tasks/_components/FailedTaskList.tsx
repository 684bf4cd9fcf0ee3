import { Stack, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { DataGrid } from '../../../ui/DataGrid.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import type { FailedTaskList_query$key } from './__generated__/FailedTaskList_query.graphql.ts';
import type { FailedTaskListPaginationQuery } from './__generated__/FailedTaskListPaginationQuery.graphql.ts';
import { FailedTaskRow } from './FailedTaskRow.tsx';

const PAGE = 20;

const fragment = graphql`
  fragment FailedTaskList_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "FailedTaskListPaginationQuery") {
    failedTasks(first: $count, after: $cursor) @connection(key: "FailedTaskList_failedTasks") {
      __id
      edges {
        node {
          id
          ...FailedTaskRow_task
        }
      }
    }
  }
`;

/** The failed tasks, the newest first, more on request. */
export function FailedTaskList({ query }: { query: FailedTaskList_query$key }) {
  const { t } = useTranslation('failed-tasks');
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FailedTaskListPaginationQuery,
    FailedTaskList_query$key
  >(fragment, query);
  const tasks = data.failedTasks.edges.map(({ node }) => node);
  if (tasks.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  const columns = [
    { key: 'task', header: t('column.task') },
    { key: 'error', header: t('column.error') },
    { key: 'failed', header: t('column.failed') },
    { key: 'actions', header: <VisuallyHidden>{t('column.actions')}</VisuallyHidden> },
  ];
  return (
    <Stack gap="0">
      <DataGrid label={t('title')} columns={columns}>
        {tasks.map((task) => (
          <FailedTaskRow key={task.id} task={task} connection={data.failedTasks.__id} />
        ))}
      </DataGrid>
      <LoadMore hasNext={hasNext} isLoading={isLoadingNext} onLoad={() => loadNext(PAGE)} />
    </Stack>
  );
}

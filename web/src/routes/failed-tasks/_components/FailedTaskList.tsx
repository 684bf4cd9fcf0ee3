import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { ListTable } from '../../../list/ListTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { FailedTaskList_query$key } from './__generated__/FailedTaskList_query.graphql.ts';
import type { FailedTaskListPaginationQuery } from './__generated__/FailedTaskListPaginationQuery.graphql.ts';
import { FailedTaskActions } from './FailedTaskActions.tsx';
import { FailedAt, LastError, TaskName } from './FailedTaskCells.tsx';

const fragment = graphql`
  fragment FailedTaskList_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "FailedTaskListPaginationQuery") {
    failedTasks(first: $count, after: $cursor) @connection(key: "FailedTaskList_failedTasks") {
      __id
      edges {
        node {
          id
          task
          about
          lastError
          attempts
          failedAt
        }
      }
    }
  }
`;

/** The failed tasks, the newest first, more on request. */
export function FailedTaskList({ query }: { query: FailedTaskList_query$key }) {
  const { t } = useTranslation('failed-tasks');
  const { data, ...more } = usePaginationFragment<FailedTaskListPaginationQuery, FailedTaskList_query$key>(
    fragment,
    query,
  );
  const tasks = data.failedTasks.edges.map(({ node }) => node);
  type Task = (typeof tasks)[number];
  return (
    <ListTable
      label={t('title')}
      rows={tasks}
      more={more}
      keyOf={({ id }) => id}
      total={t('shown', { count: tasks.length })}
      empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      columnLabel={(key) => t(`column.${key}`)}
      columns={[
        { key: 'task', area: 'title', isName: true, cell: (task: Task) => <TaskName {...task} /> },
        { key: 'error', area: 'meta', cell: (task) => <LastError {...task} /> },
        { key: 'failed', area: 'status', cell: (task) => <FailedAt {...task} /> },
        {
          key: 'actions',
          isHeaderHidden: true,
          area: 'more',
          cell: (task) => <FailedTaskActions {...task} connection={data.failedTasks.__id} />,
        },
      ]}
    />
  );
}

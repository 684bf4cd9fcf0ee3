import { HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ListColumns } from '../../../list/column.ts';
import type { useGrid_setting$key } from '../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../../../list/grid/useGrid.ts';
import { ListTable } from '../../../list/rows/ListTable.tsx';
import { ListTools } from '../../../list/toolbar/ListTools.tsx';
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

type FailedTaskListProps = { setting: useGrid_setting$key; query: FailedTaskList_query$key };

/** The failed tasks, newest first, with paging. */
export function FailedTaskList({ setting, query }: FailedTaskListProps) {
  const { t } = useTranslation('failed-tasks');
  const { data, ...more } = usePaginationFragment<FailedTaskListPaginationQuery, FailedTaskList_query$key>(
    fragment,
    query,
  );
  const tasks = data.failedTasks.edges.map(({ node }) => node);
  type Task = (typeof tasks)[number];
  const columnLabel = (key: string) => t(`column.${key}`);
  const columns: ListColumns<Task> = [
    { key: 'task', area: 'title', isFixed: true, isName: true, cell: (task) => <TaskName {...task} /> },
    { key: 'error', area: 'meta', cell: (task) => <LastError {...task} /> },
    { key: 'failed', area: 'status', cell: (task) => <FailedAt {...task} /> },
    {
      key: 'actions',
      isHeaderHidden: true,
      isFixed: true,
      area: 'more',
      cell: (task) => <FailedTaskActions {...task} connection={data.failedTasks.__id} />,
    },
  ];
  const grid = useGrid({ setting, columns, columnLabel });
  return (
    <Stack gap="3">
      <HStack justify="flex-end">
        <ListTools grid={grid} count={tasks.length} more={more} />
      </HStack>
      <ListTable
        label={t('title')}
        rows={tasks}
        more={more}
        nameOf={({ task }) => task}
        grid={grid}
        total={t('shown', { count: tasks.length })}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      />
    </Stack>
  );
}

import { list } from '../../lists/list.ts';
import { INTEGRATIONS_VIEW, visibleFailedTasks } from './access.ts';
import { FailedTask } from './failed-task.type.ts';

/** Failed background tasks. */
export const failedTasks = list('failedTasks', {
  model: 'FailedTask',
  type: FailedTask,
  typeName: 'FailedTask',
  noun: { one: 'failed task', many: 'failed tasks' },
  description:
    'Background tasks that failed on their last attempt and can be retried or discarded, newest first.',
  permission: INTEGRATIONS_VIEW,
  visible: visibleFailedTasks,
  sorts: { FAILED_AT: { description: 'When the last attempt failed.', by: ['failedAt'] } },
  defaultSort: { field: 'FAILED_AT', direction: 'desc', meaning: 'newest first' },
  grid: 'FAILED_TASKS',
  sample: ({ admin }) => ({ as: admin, args: {} }),
});

import { retryJob } from '../../queue/failed-tasks.ts';
import { mutation } from '../../schema/mutation.ts';
import { SETTINGS_CHANGE } from './access.ts';
import { settleFailedTask } from './settle-failed-task.ts';

mutation('retryFailedTask', {
  description: 'Has a failed task tried again, as often as at first.',
  permission: SETTINGS_CHANGE,
  input: (t) => ({ id: t.id({ required: true, description: 'Failed task to try again.' }) }),
  resolve: ({ id }, context) =>
    settleFailedTask(context, id, { action: 'FAILED_TASK_RETRIED', settle: retryJob }),
  success: (t) => ({
    failedTaskId: t.exposeID('id', { description: 'Id of the task, which is no longer in the list.' }),
  }),
});

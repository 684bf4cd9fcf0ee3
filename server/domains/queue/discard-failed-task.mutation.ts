import { discardJob } from '../../queue/failed-tasks.ts';
import { mutation } from '../../schema/mutation.ts';
import { SETTINGS_CHANGE } from './access.ts';
import { settleFailedTask } from './settle-failed-task.ts';

mutation('discardFailedTask', {
  description: 'Gives a failed task up for good: what it was to do is not done.',
  permission: SETTINGS_CHANGE,
  input: (t) => ({ id: t.id({ required: true, description: 'Failed task to give up.' }) }),
  resolve: ({ id }, context) =>
    settleFailedTask(context, id, { action: 'FAILED_TASK_DISCARDED', settle: discardJob }),
  success: (t) => ({
    failedTaskId: t.exposeID('id', { description: 'Id of the task, which is no longer in the list.' }),
  }),
});

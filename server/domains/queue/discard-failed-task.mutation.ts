import { discardJob } from '../../queue/failed-tasks.ts';
import { mutation } from '../../schema/mutation.ts';
import { SETTINGS_CHANGE } from '../settings/access.ts';
import { settleFailedTask } from './settle-failed-task.ts';

mutation('discardFailedTask', {
  description: 'Discards a failed task: it will not be retried.',
  permission: SETTINGS_CHANGE,
  audit: { action: 'FAILED_TASK_DISCARDED', entityType: 'FailedTask' },
  repeat: 'naturally repeatable: discards once; a repeat finds nothing',
  budget: 4,
  input: (t) => ({ id: t.id({ required: true, description: 'Failed task to discard.' }) }),
  resolve: ({ id }, context, writes) => settleFailedTask(context, writes, { id, settle: discardJob }),
  success: (t) => ({
    failedTaskId: t.exposeID('id', { description: 'Id of the task, which is no longer in the list.' }),
  }),
  sample: async ({ caller, admin, failedTask }) => ({ as: caller(admin), input: { id: await failedTask() } }),
});

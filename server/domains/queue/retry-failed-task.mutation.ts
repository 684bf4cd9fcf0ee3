import { retryJob } from '../../queue/failed-tasks.ts';
import { mutation } from '../../schema/mutation.ts';
import { SETTINGS_CHANGE } from '../settings/access.ts';
import { settleFailedTask } from './settle-failed-task.ts';

mutation('retryFailedTask', {
  description: 'Retries a failed task, with the full number of attempts.',
  permission: SETTINGS_CHANGE,
  audit: { action: 'FAILED_TASK_RETRIED', entityType: 'FailedTask' },
  repeat: 'naturally repeatable: takes it from the list once; a repeat finds nothing',
  budget: 4,
  input: (t) => ({ id: t.id({ required: true, description: 'Failed task to try again.' }) }),
  resolve: ({ id }, context, writes) => settleFailedTask(context, writes, { id, settle: retryJob }),
  success: (t) => ({
    failedTaskId: t.exposeID('id', { description: 'Id of the task, which is no longer in the list.' }),
  }),
  sample: async ({ caller, admin, failedTask }) => ({ as: caller(admin), input: { id: await failedTask() } }),
});

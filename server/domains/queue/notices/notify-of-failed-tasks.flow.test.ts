import { expect, test } from '@jest/globals';
import { addJob } from '../../../queue/add-job.ts';
import { testDatabase } from '../../../test/database.ts';
import { failedTask } from '../../../test/failed-task.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { notifyOfFailedTasks } from './notify-of-failed-tasks.task.ts';

const database = await testDatabase();
const { db } = database;
const { admin } = await openShop(db);

async function sentNotices() {
  await addJob(db, notifyOfFailedTasks, {}, { about: crypto.randomUUID() });
  await runDueJobs(database);
  return db.notice.findMany({
    where: { event: 'TASK_FAILED' },
    orderBy: { id: 'asc' },
    select: { userId: true, side: true, number: true },
  });
}

test('notifies users who see integrations once of a failed task', async () => {
  await failedTask(db, 'SO-1');
  const first = { userId: admin.userId, side: 'STAFF', number: 'SO-1' };
  expect(await sentNotices()).toEqual([first]);
  await failedTask(db, 'SO-2');
  expect(await sentNotices()).toEqual([first, { ...first, number: 'SO-2' }]);
});

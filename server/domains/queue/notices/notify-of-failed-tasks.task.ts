import { z } from 'zod';
import { addHours } from '../../../lib/calendar.ts';
import { task } from '../../../queue/task.ts';
import { notifyAll } from '../../notices/notify/notify.task.ts';

/** Maximum age of failures in notices. */
const MAX_EVENT_HOURS = 24;
/** Maximum number of tasks per run. */
const MAX = 100;

/** Notifies staff of failed background tasks, each once. */
export const notifyOfFailedTasks = task('tell_of_failed_tasks', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '*/5 * * * *',
  run: async (_payload, { db, now }) => {
    const failed = await db.failedTask.findMany({
      where: { failedAt: { gte: addHours(now, -MAX_EVENT_HOURS) } },
      orderBy: { id: 'desc' },
      take: MAX,
      select: { id: true },
    });
    const sentNotices = await db.notice.findMany({
      where: { subjectModel: 'FailedTask', createdAt: { gte: addHours(now, -2 * MAX_EVENT_HOURS) } },
      distinct: ['subjectId'],
      select: { subjectId: true },
    });
    const known = new Set(sentNotices.map(({ subjectId }) => subjectId));
    await notifyAll(
      db,
      failed.flatMap(({ id }) =>
        known.has(id)
          ? []
          : [{ event: 'TASK_FAILED' as const, about: { model: 'FailedTask', id }, doerIds: [] }],
      ),
    );
  },
});

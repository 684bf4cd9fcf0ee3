import type { CronItem, JobHelpers, TaskList } from 'graphile-worker';
import { withoutSecrets } from '../observability/without-secrets.ts';
import { jobKey } from './add-job.ts';
import { type AnyTask, declaredTasks, type TaskContext } from './task.ts';

/** Context of tasks; each try has its own time. */
type Work = Omit<TaskContext, 'now'> & { now?: () => Date };

/** The tasks in the queue's format. The message of a failed try is stored, so secrets are removed from it here. */
export function taskList(work: Work, tasks: readonly AnyTask[] = declaredTasks()): TaskList {
  return Object.fromEntries(tasks.map((task) => [task.name, handlerOf(task, work)]));
}

function handlerOf(task: AnyTask, { now = () => new Date(), ...work }: Work) {
  return async (stored: unknown, { job }: JobHelpers): Promise<void> => {
    const { metrics } = work.services;
    try {
      await withLimit(task.run(stored, { ...work, now: now() }), task.maxMs);
      metrics.count('background_jobs', { task: task.name, outcome: 'done' });
    } catch (error) {
      const outcome = job.attempts >= job.max_attempts ? 'dead' : 'failed';
      metrics.count('background_jobs', { task: task.name, outcome });
      throw new Error(withoutSecrets(error instanceof Error ? error.message : String(error)));
    }
  };
}

async function withLimit(work: Promise<void>, maxMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The try took too long.')), maxMs);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Schedules of the tasks. A new run replaces a waiting or failed one. */
export function schedules(tasks: readonly AnyTask[] = declaredTasks()): CronItem[] {
  return tasks.flatMap((task) =>
    task.schedule === null
      ? []
      : [
          {
            task: task.name,
            match: task.schedule,
            identifier: task.name,
            options: { jobKey: jobKey(task), maxAttempts: task.attempts },
          },
        ],
  );
}

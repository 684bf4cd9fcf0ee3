import { runTaskListOnce } from 'graphile-worker';
import type { OpenDatabase } from '../../database/client.ts';
import { queueLogger } from '../../queue/queue-logger.ts';
import { taskList } from '../../queue/task-list.ts';
import { loadDeclarations } from '../../schema/load-declarations.ts';
import type { Services } from '../../services/services.ts';
import { testServices } from '../services.ts';

/** Runs all due jobs one after another; `now` is the assumed time. */
export async function runDueJobs(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  { now, services: given = {} }: { now?: Date; services?: Partial<Services> } = {},
): Promise<void> {
  const services = { ...(await testServices()), ...given };
  await loadDeclarations();
  const tasks = taskList({
    db,
    databaseUrl: pool.options.connectionString ?? '',
    services,
    ...(now ? { now: () => now } : {}),
  });
  const client = await pool.connect();
  try {
    const options = { logger: queueLogger(services.logger), noHandleSignals: true };
    await runTaskListOnce(options, tasks, client).promise;
  } finally {
    client.release();
  }
}

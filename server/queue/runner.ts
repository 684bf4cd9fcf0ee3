import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, type Runner as QueueRunner, run, type WorkerEvents } from 'graphile-worker';
import type { Database } from '../database/client.ts';
import { isBehindPooler } from '../database/pooler.ts';
import { holdWorkerLock, unlockJobsOfDeadWorkers } from '../database/worker-locks.ts';
import { openWorkerPool } from '../database/worker-pool.ts';
import type { Services } from '../services/services.ts';
import { listFailedTasks } from './failed-tasks.ts';
import { queueLogger } from './queue-logger.ts';
import { schedules, taskList } from './task-list.ts';

/** Number of concurrent jobs per process. */
const AT_ONCE = 2;
/** Polling interval for new jobs, in case notifications are missing. */
const POLL_MS = 2_000;
/** Interval for unlocking jobs of crashed workers and listing failed ones. */
const TIDY_MS = 15_000;
/** Maximum wait for running jobs when the process stops; then others take them. */
const STOP_MS = 8_000;
/** Delay before a runner that ended unexpectedly is restarted. */
const RESTART_MS = 2_000;

/** Runs background jobs until it is stopped. */
export interface Runner {
  /** Takes no new jobs and waits for running ones. */
  readonly stop: () => Promise<void>;
}

/** Dependencies of a runner. */
type RunnerParts = { readonly url: string; readonly db: Database; readonly services: Services };

/** Starts to run jobs of the queue in this process. It survives failures of PostgreSQL. */
export function startRunner(parts: RunnerParts): Runner {
  const { logger } = parts.services;
  const stopping = new AbortController();
  let current: QueueRunner | null = null;

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        current = await open(parts);
        if (stopping.signal.aborted) await current.stop();
        await current.promise;
      } catch (error) {
        if (stopping.signal.aborted) return;
        logger.error({ err: error }, 'Background work was interrupted');
      }
      current = null;
      await sleep(RESTART_MS, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  const kept = keepRunning();
  const tidy = setInterval(() => void tidyUp(parts), TIDY_MS).unref();
  void tidyUp(parts);
  return {
    stop: async () => {
      clearInterval(tidy);
      stopping.abort();
      const given = sleep(STOP_MS, 'late', { ref: false });
      const runner = current;
      const stopped = runner?.stop().catch(() => {}) ?? kept;
      if ((await Promise.race([stopped, given])) === 'late') await runner?.kill();
    },
  };
}

async function open({ url, db, services }: RunnerParts): Promise<QueueRunner> {
  const { logger } = services;
  const events: WorkerEvents = new EventEmitter();
  let isAway = false;
  events.on('pool:listen:error', () => {
    if (!isAway) logger.warn('The queue has lost its connection');
    isAway = true;
  });
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // After it listens, because a connection runs one statement at a time.
    client.once('drain', () => {
      if (isAway) logger.warn('The queue has its connection back');
      isAway = false;
      if (isBehindPooler(url)) return;
      holdWorkerLock(client, workerPool.id).catch((error: unknown) =>
        logger.warn({ err: error }, 'The worker could not take its lock'),
      );
    });
  });
  events.on('job:complete', ({ job, error }) => {
    if (!error) return;
    const { id, task_identifier: task, attempts, max_attempts: most } = job;
    const isDead = attempts >= most;
    const facts = { err: error, jobId: id, task, attempts };
    if (!isDead) return void logger.warn(facts, 'A background job failed and is tried again');
    logger.error(facts, 'A background job was given up');
    listFailedTasks(db).catch(() => {});
  });
  const pgPool = openWorkerPool(url);
  const runner = await run(
    {
      pgPool,
      events,
      logger: queueLogger(logger, () => isAway),
      concurrency: AT_ONCE,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      noPreparedStatements: isBehindPooler(url),
      parsedCronItems: parseCronItems(schedules()),
    },
    taskList({ db, databaseUrl: url, services }),
  ).catch(async (error: unknown) => {
    await pgPool.end();
    throw error;
  });
  return withPool(runner, () => pgPool.end());
}

/** The queue does not close a pool that was passed to it. */
function withPool(runner: QueueRunner, end: () => Promise<void>): QueueRunner {
  const promise = runner.promise.finally(end);
  return {
    ...runner,
    promise,
    stop: async (reason) => void (await Promise.all([runner.stop(reason), promise])),
  };
}

async function tidyUp({ url, db, services }: RunnerParts): Promise<void> {
  try {
    // Workers cannot hold a lock behind a pooler.
    if (!isBehindPooler(url)) await unlockJobsOfDeadWorkers(db);
    await listFailedTasks(db);
  } catch (error) {
    services.logger.debug({ err: error }, 'The queue could not be tidied');
  }
}

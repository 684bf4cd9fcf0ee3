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

/** Jobs that a process does at a time. */
const AT_ONCE = 2;
/** How often new jobs are polled for where notifications are missing. */
const POLL_MS = 2_000;
/** How often jobs of crashed workers are unlocked and failed ones listed. */
const TIDY_MS = 15_000;
/** How long a stop waits for jobs under way; then they are left to others. */
const STOP_MS = 8_000;
/** Pause before a runner that ended by itself is started again. */
const RESTART_MS = 2_000;

/** Does background work until it is stopped. */
export interface Runner {
  /** Takes no new jobs and waits for those under way. */
  readonly stop: () => Promise<void>;
}

/** What a runner needs. */
type RunnerParts = { readonly url: string; readonly db: Database; readonly services: Services };

/** Starts to do the jobs of the queue in this process. It outlives failures of PostgreSQL. */
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
    // Once it listens: a connection does one thing at a time.
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

/** The queue leaves a pool open that it was given. */
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
    // Behind a pooler no worker can hold its lock.
    if (!isBehindPooler(url)) await unlockJobsOfDeadWorkers(db);
    await listFailedTasks(db);
  } catch (error) {
    services.logger.debug({ err: error }, 'The queue could not be tidied');
  }
}

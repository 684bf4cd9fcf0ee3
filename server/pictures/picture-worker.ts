import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { PictureJob, PictureReply } from './picture-job.ts';

/** How long a process without work stays. */
const IDLE_MS = 5_000;
/** A process that has grown beyond this ends after its work, to free its memory at once. */
const MOST_RESIDENT_BYTES = 160 * 1_048_576;
/** Priority of the process, of -20 to 19: answers to requests come before one picture. */
const LOW_PRIORITY = 10;

/** The picture was not made in time, or the process did not survive it. */
export class PictureTimeoutError extends Error {
  override name = 'PictureTimeoutError';
}

/** A process for pictures, started with the first one and ended when idle. One picture at a time. */
export function createPictureWorker(deadlineMs: number): (job: PictureJob) => Promise<PictureReply> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(join(import.meta.dirname, 'picture-process.ts'), {
      execArgv: [],
      // Buffers travel as they are.
      serialization: 'advanced',
      env: { PATH: process.env.PATH ?? '', UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    lowerPriority(started);
    child = started;
    return started;
  }

  /** An idle process does not keep its parent running, and ends by itself; a large one at once, before another is started. */
  async function rest(used: ChildProcess, residentBytes: number): Promise<void> {
    if (residentBytes > MOST_RESIDENT_BYTES) {
      const gone = used.exitCode === null && used.signalCode === null ? once(used, 'exit') : null;
      used.kill('SIGKILL');
      close(used);
      await gone;
      return;
    }
    used.unref();
    used.channel?.unref();
    idle = setTimeout(() => close(used), IDLE_MS).unref();
  }

  function close(used: ChildProcess): void {
    if (child === used) child = null;
    if (used.connected) used.disconnect();
  }

  return async (job) => {
    clearTimeout(idle);
    const used = open();
    used.ref();
    used.channel?.ref();
    try {
      const reply = await replyOf(used, job, deadlineMs);
      await rest(used, reply.residentBytes);
      return reply;
    } catch (error) {
      used.kill('SIGKILL');
      close(used);
      throw error;
    }
  };
}

function replyOf(child: ChildProcess, job: PictureJob, deadlineMs: number): Promise<PictureReply> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => end(() => reject(new PictureTimeoutError(what)));
    const late = setTimeout(() => fail(`No picture within ${deadlineMs} ms.`), deadlineMs);
    const onExit = () => fail('The process for pictures ended.');
    // What comes is what picture-process.ts sends.
    const onMessage = (reply: unknown) => end(() => resolve(reply as PictureReply));
    const onError = (error: Error) => end(() => reject(error));
    function end(settle: () => void): void {
      clearTimeout(late);
      child.off('exit', onExit).off('message', onMessage).off('error', onError);
      settle();
    }
    child.on('exit', onExit).on('message', onMessage).on('error', onError);
    child.send(job, (error) => error && onError(error));
  });
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // Not every system lets a process lower its priority.
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/** How long an idle process lives. */
const IDLE_MS = 5_000;
/** Priority of the process, from -20 to 19: below that of requests. */
const LOW_PRIORITY = 10;

/** The minimal reply of such a process: its memory afterwards. */
export type WorkReply = { readonly residentBytes: number };

/** The work exceeded its time, or the process crashed. */
export class WorkTimeoutError extends Error {
  override name = 'WorkTimeoutError';
}

/** The process and its limits. */
type WorkProcessOptions = {
  /** The module that replies to each message with one. */
  readonly module: string;
  readonly deadlineMs: number;
  /** A process with more memory ends after its work, to free it. */
  readonly maxResidentBytes: number;
};

/** A process for heavy work, started with its first job and ended when idle. One job at a time. */
export function createWorkProcess<Job extends object, Reply extends WorkReply>({
  module,
  deadlineMs,
  maxResidentBytes,
}: WorkProcessOptions): (job: Job) => Promise<Reply> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(module, {
      execArgv: [],
      // Transfers buffers without conversion.
      serialization: 'advanced',
      env: { PATH: process.env.PATH ?? '', UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    lowerPriority(started);
    child = started;
    return started;
  }

  /**
   * An idle process does not keep its parent running, and ends automatically; a large one immediately, before another
   * is started.
   */
  async function rest(used: ChildProcess, residentBytes: number): Promise<void> {
    if (residentBytes > maxResidentBytes) {
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
      const reply = await replyOf<Reply>(used, job, deadlineMs);
      await rest(used, reply.residentBytes);
      return reply;
    } catch (error) {
      used.kill('SIGKILL');
      close(used);
      throw error;
    }
  };
}

function replyOf<Reply>(child: ChildProcess, job: object, deadlineMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => end(() => reject(new WorkTimeoutError(what)));
    const late = setTimeout(() => fail(`No answer within ${deadlineMs} ms.`), deadlineMs);
    const onExit = () => fail('The process ended.');
    // Only the module sends messages.
    const onMessage = (reply: unknown) => end(() => resolve(reply as Reply));
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
    // Some systems do not allow lowering the priority.
  }
}

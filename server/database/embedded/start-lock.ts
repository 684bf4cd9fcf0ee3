import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, isAlive, startedAt } from './processes.ts';

/** Starting takes seconds; a lock this old (milliseconds) is abandoned. */
const ABANDONED_AFTER = 120_000;
const MAX_WAIT_MS = 90_000;

/** Identifies this process in a file, for `isHeldBy`. */
export function processMark(): string {
  return JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) });
}

/** Whether the process that left this mark still runs. Anything unreadable was left half-written by a kill. */
export function isProcessRunning(mark: string): boolean {
  try {
    // Written by processMark; anything else lands in the catch or compares unequal.
    const { pid, startedAt: then } = JSON.parse(mark) as { pid: number; startedAt: string };
    return isAlive(pid) && startedAt(pid) === then;
  } catch {
    return false;
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const [mark, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const age = Date.now() - mtimeMs;
    // A mark is written just after its file appears: give a new empty file a moment.
    return age > ABANDONED_AFTER || (!isProcessRunning(mark) && (mark !== '' || age > 1000));
  } catch {
    return false;
  }
}

/** Runs `work` while no other process runs it for the same lock file; the lock of a process that ended is taken over. */
export async function withStartLock<Answer>(path: string, work: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      await writeFile(path, processMark(), { flag: 'wx' });
      break;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      if (await isAbandoned(path)) await rm(path, { force: true });
      else if (Date.now() > deadline)
        throw new Error(`Another process has been starting the database for too long (${path}).`);
      else await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

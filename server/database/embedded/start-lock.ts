import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, isAlive, startedAt } from './processes.ts';

/** Age after which a lock is abandoned (milliseconds); starting takes seconds. */
const ABANDONED_AFTER = 120_000;
const MAX_WAIT_MS = 90_000;

/** Identifies this process in a file, for `isProcessRunning`. */
export function processMark(): string {
  return JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) });
}

/** Whether the process with this mark is running. An unreadable mark was not completely written. */
export function isProcessRunning(mark: string): boolean {
  try {
    // Written by processMark; invalid content throws or compares unequal.
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
    // The mark is written just after its file is created, so wait a moment for an empty file.
    return age > ABANDONED_AFTER || (!isProcessRunning(mark) && (mark !== '' || age > 1000));
  } catch {
    return false;
  }
}

/** Runs `work` under a lock file shared by all processes; takes over the lock of a process that ended. */
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

import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** This process' threads: Linux tells their names, and lets each have a priority of its own. */
const THREADS = '/proc/self/task';

/** As libuv names the threads of its pool. */
const POOL_THREAD = 'libuv-worker';

/** Of -20 to 19, the highest number being the most patient. */
const PATIENT = 10;

/**
 * Lets the pool's threads, which hash passwords, wait for the event loop, which answers requests: the scheduler would
 * share too few processors out evenly. Does nothing where threads have no priorities.
 */
export async function lowerPoolPriority(): Promise<void> {
  try {
    for (const thread of await readdir(THREADS)) {
      const name = await readFile(`${THREADS}/${thread}/comm`, 'utf8');
      if (name.trim() === POOL_THREAD) setPriority(Number(thread), PATIENT);
    }
  } catch {
    // All work then has the same priority, as everywhere but on Linux.
  }
}

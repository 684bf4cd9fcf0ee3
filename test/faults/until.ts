import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition; rejects with its name after a time-out. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = 30_000,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}

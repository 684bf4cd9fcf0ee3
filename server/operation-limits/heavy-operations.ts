import { setTimeout as sleep } from 'node:timers/promises';
import { createSlots } from '../lib/slots.ts';

/** Heavy operations that may wait, each caller with a fair share of the places. */
const MOST_WAITING = 60;
/** Longest pause after one, in milliseconds. */
const MOST_REST_MS = 250;

const slots = createSlots({ size: () => 1, line: MOST_WAITING });

/**
 * Runs a heavy operation in its turn: one at a time, callers in turns, and after it a pause as long as it took, so that
 * they never have more than half of the process. The answer does not wait for the pause.
 * @throws {BusyError} when too many wait already.
 */
export function runHeavy<Answer>(caller: string, work: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const turn = slots.run({ from: caller }, async () => {
      const begun = performance.now();
      await work().then(resolve, reject);
      await sleep(Math.min(performance.now() - begun, MOST_REST_MS));
    });
    turn.catch(reject);
  });
}

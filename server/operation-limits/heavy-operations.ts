import { setTimeout as sleep } from 'node:timers/promises';
import { createSlots } from '../lib/slots.ts';

/** Maximum number of waiting heavy operations, shared fairly by caller. */
const MAX_WAITING = 60;
/** Maximum pause after one, in milliseconds. */
const MAX_REST_MS = 250;

const slots = createSlots({ size: () => 1, line: MAX_WAITING });

/**
 * Runs a heavy operation in its turn: one at a time, fair by caller, followed by a pause as long as its duration, so
 * that they never use more than half of the process. The response does not wait for the pause.
 * @throws {BusyError} if too many are waiting
 */
export function runHeavy<Answer>(caller: string, work: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const turn = slots.run({ from: caller }, async () => {
      const begun = performance.now();
      await work().then(resolve, reject);
      await sleep(Math.min(performance.now() - begun, MAX_REST_MS));
    });
    turn.catch(reject);
  });
}

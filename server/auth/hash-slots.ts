import { performance } from 'node:perf_hooks';
import { createSlots } from '../lib/slots.ts';

/** Password hashes at a time in this process: each takes 19 MiB and a processor. */
const MOST = 2;

/** From this utilization of the event loop on, the process has other work to do. */
const BUSY = 0.7;
const LOOK_EVERY_MS = 100;

let looked = performance.eventLoopUtilization();
let lookedAt = performance.now();
let isBusy = false;

/** One hash at a time while others wait for answers: a flood of sign-ins takes one processor, and no more. */
function slotsNow(): number {
  const now = performance.now();
  if (now - lookedAt >= LOOK_EVERY_MS) {
    const current = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(current, looked).utilization >= BUSY;
    looked = current;
    lookedAt = now;
  }
  return isBusy ? 1 : MOST;
}

/** Sign-ins that wait: at two at a time the last one waits about a second. */
const LINE = 40;

/** The queue for password hashes; callers are networks, known ones go first. */
export const hashSlots = createSlots({ size: slotsNow, line: LINE });

import { performance } from 'node:perf_hooks';
import { createSlots } from '../lib/slots.ts';

/** Concurrent password hashes in this process; each takes 19 MiB and one core. */
const MAX = 2;

/** Event loop utilization above which the process counts as busy. */
const BUSY = 0.7;
const LOOK_EVERY_MS = 100;

let looked = performance.eventLoopUtilization();
let lookedAt = performance.now();
let isBusy = false;

/** One hash at a time while the event loop is busy, so that a flood of sign-ins uses at most one core. */
function slotsNow(): number {
  const now = performance.now();
  if (now - lookedAt >= LOOK_EVERY_MS) {
    const current = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(current, looked).utilization >= BUSY;
    looked = current;
    lookedAt = now;
  }
  return isBusy ? 1 : MAX;
}

/** Queue length for sign-ins: with two at a time, the last one waits about a second. */
const LINE = 40;

/** The queue for password hashes. Callers are networks; known ones take precedence. */
export const hashSlots = createSlots({ size: slotsNow, line: LINE });

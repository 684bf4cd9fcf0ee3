import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { createSlots } from '../lib/slots.ts';

/** Heavy operations that may wait: in all, and of one caller. */
const MOST_WAITING = 60;
const MOST_OF_ONE = 4;
/** Longest rest after one, in milliseconds. */
const MOST_REST_MS = 250;

const slot = createSlots(() => 1);
const waiting = new Map<string, number>();
let inAll = 0;

/**
 * Runs a heavy operation in its turn: one at a time, and after it a rest as long as it took, so that they never have
 * more than half of the process. Whoever sends more than a few at once is told to come back.
 */
export async function runHeavy<Answer>(caller: string, work: () => Promise<Answer>): Promise<Answer> {
  const own = waiting.get(caller) ?? 0;
  if (inAll >= MOST_WAITING || own >= MOST_OF_ONE) throw busy();
  waiting.set(caller, own + 1);
  inAll += 1;
  try {
    return await turn(work);
  } finally {
    inAll -= 1;
    const left = (waiting.get(caller) ?? 1) - 1;
    if (left === 0) waiting.delete(caller);
    else waiting.set(caller, left);
  }
}

/** The answer is given at once; the slot is free again after the rest. */
function turn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    void slot.run(async () => {
      const begun = performance.now();
      await work().then(resolve, reject);
      await sleep(Math.min(performance.now() - begun, MOST_REST_MS));
    });
  });
}

function busy(): GraphQLError {
  return new GraphQLError('Too many large operations at once; try again.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '1' } } },
  });
}

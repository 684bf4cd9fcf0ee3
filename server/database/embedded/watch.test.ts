import { expect, test } from '@jest/globals';
import type { LaunchedPostmaster } from './postmaster.ts';
import { watchPostmaster } from './watch.ts';

const PAUSES = [0, 0, 0];

/** A server that the test can end. */
function server(): LaunchedPostmaster & { end: () => void } {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  return { pid: 1, ended, end, stop: async () => end() };
}

/** Watches servers that end at once; returns the calls until it gives up. */
function watched(launch: () => Promise<LaunchedPostmaster>): Promise<string[]> {
  const first = server();
  const events: string[] = [];
  return new Promise((resolve) => {
    watchPostmaster(first, launch, PAUSES).watch({
      onEnd: () => events.push('end'),
      onStart: () => events.push('start'),
      onGiveUp: (reason) => resolve([...events, reason]),
    });
    first.end();
  });
}

test('a server that ends again and again is given up', async () => {
  const events = await watched(async () => {
    const next = server();
    next.end();
    return next;
  });
  const threeTimes = PAUSES.flatMap(() => ['end', 'start']);
  expect(events).toEqual([...threeTimes, 'end', 'it ended again and again']);
});

test('a server that cannot be started is given up, with the reason', async () => {
  const events = await watched(async () => {
    throw new Error('could not write lock file: No space left on device');
  });
  expect(events).toEqual(['end', 'could not write lock file: No space left on device']);
});

test('a server that is stopped is not started again', async () => {
  const first = server();
  let launches = 0;
  const { watch, stop } = watchPostmaster(
    first,
    async () => {
      launches += 1;
      return server();
    },
    PAUSES,
  );
  watch({ onEnd: () => {}, onStart: () => {}, onGiveUp: () => {} });
  await stop();
  await first.ended;
  expect(launches).toBe(0);
});

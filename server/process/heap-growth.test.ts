import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const MODULE = pathToFileURL(join(import.meta.dirname, 'heap-growth.ts')).href;

/** Objects that live through some collections of the young ones, and die old; answers the largest heap in megabytes. */
const MAKING_OLD = `
  import { setTimeout as sleep } from 'node:timers/promises';
  import { getHeapStatistics } from 'node:v8';
  import { limitHeapGrowth } from '${MODULE}';
  limitHeapGrowth();
  const alive = [];
  let largest = 0;
  for (let turn = 0; turn < 200; turn += 1) {
    alive.push(Array.from({ length: 10_000 }, (_, index) => ({ turn, index })));
    if (alive.length > 20) alive.shift();
    largest = Math.max(largest, getHeapStatistics().used_heap_size);
    await sleep(10);
  }
  console.log(largest / 2 ** 20);
`;

const FLAGS = [
  '--no-incremental-marking',
  '--max-semi-space-size=8',
  '--input-type=module',
  '-e',
  MAKING_OLD,
];

async function largestHeap(...flags: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...FLAGS]);
  return Number(stdout);
}

test('keeps what dies old from filling the heap, where it may collect', async () => {
  // About 13 MB live: with their share and the spare it collects at 32.
  const largest = await largestHeap('--expose-gc');
  expect(largest).toBeLessThan(60);
  expect(await largestHeap()).toBeGreaterThan(largest);
});

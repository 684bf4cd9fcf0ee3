import type { ProductProcess } from '../scripts/measure/product-process.ts';
import type { Site } from './environment.ts';
import { load } from './load.ts';
import type { Figure } from './report.ts';
import { growthPerMinute, type Reading } from './statistics.ts';

const EVERY_MS = 5_000;
const WARM_UP_SECONDS = 60;
/** Seconds that a token is used, less than its validity. */
const TURN_SECONDS = 60;

/** Reads the memory of a process every few seconds until it is stopped. */
export function watchMemory({ memoryMb }: Pick<ProductProcess, 'memoryMb'>) {
  const readings: Reading[] = [];
  async function read(): Promise<void> {
    readings.push({ at: performance.now(), value: await memoryMb() });
  }
  // A process that has just ended has no memory to read.
  const timer = setInterval(() => read().catch(() => clearInterval(timer)), EVERY_MS).unref();
  return {
    stop: async (): Promise<readonly Reading[]> => {
      clearInterval(timer);
      await read();
      return readings;
    },
  };
}

/**
 * Loads the product with lists and details in turn for some minutes after a warm-up. Returns its memory during that
 * time.
 */
export async function soak(
  product: ProductProcess,
  { wholesaler }: Site,
  { minutes, longJobId }: { minutes: number; longJobId: number },
): Promise<readonly Reading[]> {
  const calls = [
    () => wholesaler.call('BenchJobList', { first: 20 }),
    () => wholesaler.call('BenchJobListWithTotal', { first: 20 }),
    () => wholesaler.call('BenchJobDetail', { databaseId: longJobId }),
    () => wholesaler.call('BenchProducts', { first: 20 }),
  ];
  async function loadFor(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1_000;
    for (let turn = 0; performance.now() < end; turn += 1) {
      const left = (end - performance.now()) / 1_000;
      const call = calls[turn % calls.length];
      if (call) await load(await call(), Math.min(TURN_SECONDS / calls.length, Math.max(1, left)));
    }
  }
  await loadFor(WARM_UP_SECONDS);
  const memory = watchMemory(product);
  await loadFor(minutes * 60);
  return memory.stop();
}

/** The highest memory use of the product. */
export function memoryFigure(readings: readonly Reading[]): Figure {
  const figure = Math.max(...readings.map(({ value }) => value));
  return {
    name: 'memory under load, without PostgreSQL',
    outcome: { text: '≤ 450 MB', figure, shown: `${figure.toFixed(0)} MB`, isReached: figure <= 450 },
  };
}

/** The growth of the product's memory. */
export function growthFigure(readings: readonly Reading[], minutes: number): Figure {
  const figure = growthPerMinute(readings);
  return {
    name: `growth of memory over ${minutes} minutes of load`,
    outcome: {
      text: '< 1 MB a minute',
      figure,
      shown: `${figure.toFixed(2)} MB a minute`,
      isReached: figure < 1,
    },
  };
}

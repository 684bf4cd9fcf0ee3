import { expect, test } from '@jest/globals';
import { BusyError, createSlots, type SlotOptions } from './slots.ts';

/** Work that ends when it is told to, noted when it begins; a name such as `a1` is work of the caller `a`. */
function workshop(options: Partial<SlotOptions>) {
  const slots = createSlots({ size: () => 2, line: 40, ...options });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const results = new Map<string, Promise<string>>();
  const callerOf = (name: string) => ({ from: name.charAt(0), isPreferred: /[A-Z]/.test(name) });
  return {
    begun,
    refused,
    ask: async (...names: string[]) => {
      for (const name of names) {
        const work = () =>
          new Promise<string>((resolve, reject) => {
            begun.push(name);
            ends.set(name, (error) => (error ? reject(error) : resolve(name)));
          });
        const result = slots.run(callerOf(name), work);
        result.catch((error: unknown) => error instanceof BusyError && refused.push(name));
        results.set(name, result);
      }
      await new Promise(setImmediate);
    },
    /** Ends a piece of work, and lets the line move on. */
    end: async (name: string, error?: Error) => {
      ends.get(name)?.(error);
      const result = await results.get(name)?.catch((reason: Error) => reason.message);
      await new Promise(setImmediate);
      return result;
    },
  };
}

test('runs a limited number at a time, in the order of the queue, regardless of results', async () => {
  const { begun, ask, end } = workshop({});
  await ask('a', 'b', 'c', 'd');
  expect(begun).toEqual(['a', 'b']);
  expect(await end('b', new Error('broken'))).toBe('broken');
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(await end('a')).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('with fewer slots the queue waits, with more it goes on', async () => {
  let size = 2;
  const { begun, ask, end } = workshop({ size: () => size });
  await ask('a', 'b', 'c', 'd', 'e');
  size = 1;
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  size = 2;
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('callers take turns, regardless of their number of requests', async () => {
  const { begun, ask, end } = workshop({ size: () => 1 });
  await ask('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('preferred callers go before the others, and have a queue of their own', async () => {
  const { begun, refused, ask, end } = workshop({ size: () => 1, line: 2 });
  await ask('a1', 'a2', 'a3', 'b1', 'A1', 'B1');
  for (const name of ['a1', 'A1', 'B1']) await end(name);
  expect({ begun, refused }).toEqual({ begun: ['a1', 'A1', 'B1', 'a2'], refused: ['a3'] });
});

test('one caller has a limited number of slots, while others pass', async () => {
  const { begun, ask, end } = workshop({ size: () => 2, sizeOfOne: 1 });
  await ask('a1', 'a2', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('the queue is bounded: the caller with the most in it loses its last one, and an equal caller does not', async () => {
  const { refused, ask } = workshop({ size: () => 1, line: 4 });
  await ask('a1', 'a2', 'a3', 'a4', 'a5');
  expect(refused).toEqual([]);
  await ask('a6');
  expect(refused).toEqual(['a6']);
  await ask('b1', 'c1');
  expect(refused).toEqual(['a6', 'a5', 'a4']);
  await ask('d1', 'e1');
  expect(refused).toEqual(['a6', 'a5', 'a4', 'a3', 'e1']);
});

test('a flood of a thousand leaves another caller next in the queue', async () => {
  const { begun, ask, end, refused } = workshop({ size: () => 1 });
  await ask(...Array.from({ length: 1_000 }, (_, index) => `a${index}`), 'b1');
  expect(refused).toHaveLength(1_000 - 1 - 39);
  await end('a0');
  await end('a1');
  expect(begun).toEqual(['a0', 'a1', 'b1']);
});

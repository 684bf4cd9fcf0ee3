import { expect, test } from '@jest/globals';
import { createSlots } from './slots.ts';

/** Work that ends when it is told to, noted when it begins. */
function workshop(size: () => number) {
  const slots = createSlots(size);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const results = new Map<string, Promise<string>>();
  return {
    begun,
    ask: (name: string) => {
      const work = () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        });
      results.set(name, slots.run(work));
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

test('works on so many at a time, in the order of the line, whatever becomes of each', async () => {
  const { begun, ask, end } = workshop(() => 2);
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  expect(await end('b', new Error('broken'))).toBe('broken');
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(await end('a')).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('with fewer places the line waits, with more it moves on', async () => {
  let size = 2;
  const { begun, ask, end } = workshop(() => size);
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
  await new Promise(setImmediate);
  size = 1;
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  size = 2;
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

import { expect, test } from '@jest/globals';
import { inBatches } from './batches.ts';

test.each<[string, number, string[]]>([
  ['', 2, []],
  ['a', 2, ['a']],
  ['ab', 2, ['ab']],
  ['abc', 2, ['ab', 'c']],
  ['abcd', 2, ['ab', 'cd']],
])('%s in groups of %d', (ids, size, expected) => {
  expect(inBatches([...ids], size).map((batch) => batch.join(''))).toEqual(expected);
});

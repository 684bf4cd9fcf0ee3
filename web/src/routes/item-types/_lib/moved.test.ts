import { expect, test } from '@jest/globals';
import { moved } from './moved.ts';

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [9, 1, 'abc'],
])('entry %i by %i', (from, by, after) => {
  expect(moved([...'abc'], from, by).join('')).toBe(after);
});

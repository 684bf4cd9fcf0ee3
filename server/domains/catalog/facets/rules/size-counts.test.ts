import { expect, test } from '@jest/globals';
import { type CountedRange, sizeCounts } from './size-counts.ts';

test.each<[string, CountedRange[], [number, number][]]>([
  ['nothing', [], []],
  ['one range', [{ min: 7, max: 7.5, count: 3 }], [[7, 3], [7.25, 3], [7.5, 3]]], // biome-ignore format: a table
  [
    'ranges that overlap add up',
    [
      { min: 6.75, max: 7, count: 2 },
      { min: 7, max: 7.25, count: 5 },
    ],
    [
      [6.75, 2],
      [7, 7],
      [7.25, 5],
    ],
  ],
  [
    'a size that only narrowed-out products have stays, with none',
    [{ min: 16, max: 16, count: 0 }],
    [[16, 0]],
  ],
])('%s', (_case, ranges, expected) => {
  expect(sizeCounts(ranges).map(({ size, count }) => [size, count])).toEqual(expected);
});

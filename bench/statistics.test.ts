import { expect, test } from '@jest/globals';
import { growthPerMinute, median, medianOfRatios, percentile } from './statistics.ts';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the median of nothing is no number', () => {
  expect(median([])).toBeNaN();
  expect(percentile([], 0.5)).toBeNaN();
});

test('percentiles name a value that was measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.5)).toBe(100);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 1)).toBe(200);
  expect(percentile([7], 0.99)).toBe(7);
});

test('ratios are taken round by round, so a slow round for both changes nothing', () => {
  expect(medianOfRatios([60, 6, 62], [100, 10, 100])).toBeCloseTo(0.6);
  expect(medianOfRatios([1, 2], [])).toBeNaN();
});

test('growth is the slope of the line through the readings', () => {
  const minute = 60_000;
  const line = Array.from({ length: 11 }, (_, index) => ({ at: index * minute, value: 200 + index * 0.5 }));
  expect(growthPerMinute(line)).toBeCloseTo(0.5);
  const noisy = line.map(({ at }, index) => ({ at, value: 200 + (index % 2) * 30 }));
  expect(Math.abs(growthPerMinute(noisy))).toBeLessThan(0.1);
});

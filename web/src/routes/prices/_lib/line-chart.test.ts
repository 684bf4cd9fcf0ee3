import { expect, test } from '@jest/globals';
import { lineOf, niceTicks } from './line-chart.ts';

test.each([
  [2_310, 2_655, [2_300, 2_400, 2_500, 2_600, 2_700]],
  [29.2, 31.4, [29, 30, 31, 32]],
  [0.5, 0.5, [0.4, 0.6]],
  [100, 100, [100, 150]],
])('%d to %d is labelled at round values', (low, high, ticks) => {
  const found = niceTicks(low, high);
  expect(found[0]).toBeLessThanOrEqual(low);
  expect(found.at(-1)).toBeGreaterThanOrEqual(high);
  expect(found.length).toBeLessThanOrEqual(6);
  if (ticks.length > 2) expect(found).toEqual(ticks);
});

test('a line runs from the first to the last time, with the minimum at the bottom', () => {
  const points = [
    { at: 0, value: 10 },
    { at: 50, value: 20 },
    { at: 100, value: 15 },
  ];
  const { path, moments } = lineOf(points, { width: 100, height: 40 });
  expect(path).toBe('M0 40L50 0L100 20');
  expect(moments.map(({ x }) => x)).toEqual([0, 50, 100]);
});

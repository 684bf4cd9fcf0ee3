import { expect, test } from '@jest/globals';
import { bordersOf } from './contours.ts';

/** A grid of heights from rows of numbers. */
function grid(...rows: number[][]) {
  return {
    columns: (rows[0]?.length ?? 1) - 1,
    rows: rows.length - 1,
    values: Float64Array.from(rows.flat()),
  };
}

/** Twice the area inside a line; negative for a hole. */
function area(loop: readonly (readonly [number, number])[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

test('nothing is high', () => {
  expect(bordersOf(grid([-1, -1], [-1, -1]))).toEqual([]);
});

test('all is high: the line is the border of the grid', () => {
  const [loop = [], ...more] = bordersOf(grid([1, 1, 1], [1, 1, 1]));
  expect(more).toEqual([]);
  expect(Math.abs(area(loop))).toBe(2 * 2);
});

test('a line runs between the corners as the heights say', () => {
  const [loop = []] = bordersOf(grid([-1, -1, -1], [-1, 3, -1], [-1, -1, -1]));
  expect(loop.map(([x, y]) => `${x} ${y}`).toSorted()).toEqual(['0.25 1', '1 0.25', '1 1.75', '1.75 1']);
});

test('a hole is a line in the other direction, and two hills are two lines', () => {
  const ring = bordersOf(grid([1, 1, 1], [1, -1, 1], [1, 1, 1])).map(area);
  expect(ring.map(Math.sign).toSorted()).toEqual([-1, 1]);
  expect(bordersOf(grid([1, -1, 1], [1, -1, 1]))).toHaveLength(2);
});

test('the further from the border, the smaller the ground', () => {
  const size = 12;
  const rows = Array.from({ length: size + 1 }, (_row, y) =>
    Array.from({ length: size + 1 }, (_cell, x) => 5 - Math.hypot(x - 6, y - 6)),
  );
  const areas = [0, 1, 2, 3].map((level) => {
    const [loop = []] = bordersOf(grid(...rows.map((row) => row.map((value) => value - level))));
    return Math.abs(area(loop)) / 2;
  });
  expect(areas.toSorted((one, other) => other - one)).toEqual(areas);
  expect(areas[0]).toBeCloseTo(Math.PI * 25, -0.5);
});

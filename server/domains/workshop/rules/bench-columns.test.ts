import { expect, test } from '@jest/globals';
import { benchColumns, CARDS, withCapacity } from './bench-columns.ts';

const column = (stage: number | null, counts: Parameters<typeof benchColumns>[0], capacity?: number) =>
  benchColumns(counts, capacity === undefined ? {} : { 70: capacity }).find((each) => each.stage === stage);

const AT_SETTING = [
  { stage: 69, jobs: 2, late: 1, ids: [7, 8] },
  { stage: 70, jobs: 1, late: 1, ids: [9] },
  { stage: 80, jobs: 5, late: 0, ids: [1, 2, 3, 4, 5] },
];

test('jobs in work and waiting jobs share a column', () => {
  expect(column(70, AT_SETTING)).toEqual({
    stage: 70,
    active: 1,
    waiting: 2,
    late: 2,
    capacity: null,
    isOverCapacity: false,
    jobIds: [9, 7, 8],
  });
});

test.each([
  [2, true],
  [3, false],
  [0, true],
])('of three jobs a capacity of %i is exceeded: %s', (capacity, isOverCapacity) => {
  expect(column(70, AT_SETTING, capacity)).toMatchObject({ capacity, isOverCapacity });
});

test('every stage has a column; jobs that have not started are in the first', () => {
  const columns = benchColumns([{ stage: null, jobs: 3, late: 0, ids: [1, 2, 3] }], {});
  expect(columns.map(({ stage }) => stage)).toEqual([null, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100]);
  expect(columns[0]).toMatchObject({ active: 0, waiting: 3, jobIds: [1, 2, 3] });
});

test('a column shows its first jobs only', () => {
  const ids = Array.from({ length: CARDS }, (_, index) => index + 1);
  const counts = [
    { stage: 70, jobs: 4, late: 0, ids: [101, 102, 103, 104] },
    { stage: 69, jobs: 99, late: 0, ids },
  ];
  expect(column(70, counts)).toMatchObject({ waiting: 99, jobIds: [101, 102, 103, 104, 1, 2, 3, 4, 5, 6] });
});

test.each([
  [70, 4, { 40: 16, 70: 4 }],
  [80, 0, { 40: 16, 70: 10, 80: 0 }],
  [70, null, { 40: 16 }],
  [80, null, { 40: 16, 70: 10 }],
])('once stage %i holds %p the stages hold %j', (stage, capacity, expected) => {
  expect(withCapacity({ 40: 16, 70: 10 }, stage, capacity)).toEqual(expected);
});

import { expect, test } from '@jest/globals';
import { lineChoices, picked, standardKeys } from './line-choice.ts';

const line = (lineKey: number, alternativeGroup: string | null = null, isOptional = false) => ({
  lineKey,
  alternativeGroup,
  isOptional,
});

const LINES = [
  line(1),
  line(2, 'A'),
  line(3, 'A'),
  line(4, null, true),
  line(5, 'B', true),
  line(6, 'B', true),
];

test('groups lines by their alternatives', () => {
  const { fixed, optional, groups } = lineChoices(LINES);
  expect(fixed.map(({ lineKey }) => lineKey)).toEqual([1]);
  expect(optional.map(({ lineKey }) => lineKey)).toEqual([4]);
  expect(groups.map(({ name, lines }) => [name, lines.map(({ lineKey }) => lineKey)])).toEqual([
    ['A', [2, 3]],
    ['B', [5, 6]],
  ]);
});

test('selects the first of each group by default, and no optional line', () => {
  expect(standardKeys(LINES)).toEqual([2]);
});

test.each([
  { why: 'another alternative takes the place of the first', keys: [2], key: 3, after: [3] },
  { why: 'an optional line comes', keys: [2], key: 4, after: [2, 4] },
  { why: 'and goes', keys: [2, 4], key: 4, after: [2] },
  { why: 'an optional alternative comes', keys: [2], key: 6, after: [2, 6] },
])('$why', ({ keys, key, after }) => {
  expect(picked(LINES, keys, key)).toEqual(after);
});

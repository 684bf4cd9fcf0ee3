import { expect, test } from '@jest/globals';
import { dayIn } from './locale-formats.ts';

test.each([
  ['2026-11-01', 'November 1, 2026', '1er novembre 2026'],
  ['2026-11-11', 'November 11, 2026', '11 novembre 2026'],
  ['2026-12-21', 'December 21, 2026', '21 décembre 2026'],
])('%s is %s, and %s', (day, english, french) => {
  expect([dayIn(day, 'en'), dayIn(day, 'fr')]).toEqual([english, french]);
});

import { expect, test } from '@jest/globals';
import { promisedDate } from './promised-date.ts';

test.each([
  { leads: [5, 12, null], promised: '2026-03-26' },
  { leads: [0], promised: '2026-03-10' },
  { leads: [null, null], promised: null },
  { leads: [], promised: null },
])('lead times $leads promise $promised', ({ leads, promised }) => {
  expect(promisedDate('2026-03-10', leads)).toBe(promised);
});

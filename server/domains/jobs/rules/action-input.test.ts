import { expect, test } from '@jest/globals';
import { takesReason } from './action-input.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

test('whatever needs a reason takes one', () => {
  const needing = JOB_TRANSITIONS.filter(({ requiresReason }) => requiresReason);
  expect(needing.length).toBeGreaterThan(0);
  expect(needing.filter(({ action }) => !takesReason(action))).toEqual([]);
});

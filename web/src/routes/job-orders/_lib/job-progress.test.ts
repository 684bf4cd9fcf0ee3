import { expect, test } from '@jest/globals';
import { progressOf, stageIndex } from './job-progress.ts';

const at = (statusCode: string, heldIn: string | null = null, needsApproval = true) => {
  const progress = progressOf({ statusCode, heldIn, needsApproval });
  return progress && { of: progress.milestones.length, at: progress.milestones[progress.current] ?? 'DONE' };
};

test.each([
  ['NEW', 'ORDERED'],
  ['NEEDS_INFO', 'ORDERED'],
  ['AWAITING_APPROVAL', 'APPROVAL'],
  ['DECLINED', 'APPROVAL'],
  ['APPROVED', 'APPROVAL'],
  ['IN_PRODUCTION', 'PRODUCTION'],
  ['QUALITY_CHECK', 'QUALITY_CHECK'],
  ['READY', 'READY'],
  ['SHIPPED', 'SHIPPED'],
  ['COMPLETED', 'DONE'],
])('%s stands at %s', (status, milestone) => {
  expect(at(status)).toEqual({ of: 6, at: milestone });
});

test('a job on hold stands where it was', () => {
  expect(at('ON_HOLD', 'QUALITY_CHECK')).toEqual({ of: 6, at: 'QUALITY_CHECK' });
  expect(at('ON_HOLD', 'AWAITING_APPROVAL')).toEqual({ of: 6, at: 'APPROVAL' });
});

test('a job that needs no approval has no such step', () => {
  expect(at('NEW', null, false)).toEqual({ of: 5, at: 'ORDERED' });
  expect(at('APPROVED', null, false)).toEqual({ of: 5, at: 'ORDERED' });
  expect(at('IN_PRODUCTION', null, false)).toEqual({ of: 5, at: 'PRODUCTION' });
});

test.each(['CANCELLED', 'REMADE', 'SOMETHING_NEW'])('%s has left the path', (status) => {
  expect(at(status)).toBeNull();
});

test.each([
  [10, 0],
  [29, 1],
  [30, 1],
  [69, 3],
  [85, 3],
  [100, 3],
])('stage %i is number %i of four', (code, index) => {
  expect(stageIndex([20, 40, 60, 100], code)).toBe(index);
});

import { expect, test } from '@jest/globals';
import { BENCH_STAGES, COARSE_STAGES, progressOf, stageIndex } from './job-progress.ts';

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
  { code: 10, bench: 10, coarse: 'DESIGN' },
  { code: 29, bench: 30, coarse: 'CASTING' },
  { code: 40, bench: 40, coarse: 'CASTING' },
  { code: 69, bench: 70, coarse: 'BENCH' },
  { code: 85, bench: 85, coarse: 'FINISHING' },
  { code: 100, bench: 100, coarse: 'FINISHING' },
])('stage $code is $bench on the bench and $coarse for customers', ({ code, bench, coarse }) => {
  expect(BENCH_STAGES[stageIndex(BENCH_STAGES, code)]).toBe(bench);
  const lasts = COARSE_STAGES.map(({ last }) => last);
  expect(COARSE_STAGES[stageIndex(lasts, code)]?.key).toBe(coarse);
});

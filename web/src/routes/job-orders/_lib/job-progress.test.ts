import { expect, test } from '@jest/globals';
import { BENCH_STAGES, COARSE_STAGES, MILESTONES, milestoneOf, stageIndex } from './job-progress.ts';

const APPROVED_AT = '2026-03-01T10:00:00Z';

test.each([
  { status: 'NEW', approvedAt: null, milestone: 'APPROVAL' },
  { status: 'AWAITING_APPROVAL', approvedAt: null, milestone: 'APPROVAL' },
  { status: 'APPROVED', approvedAt: APPROVED_AT, milestone: 'PRODUCTION' },
  { status: 'ON_HOLD', approvedAt: null, milestone: 'APPROVAL' },
  { status: 'ON_HOLD', approvedAt: APPROVED_AT, milestone: 'PRODUCTION' },
  { status: 'QUALITY_CHECK', approvedAt: APPROVED_AT, milestone: 'QUALITY_CHECK' },
  { status: 'SHIPPED', approvedAt: APPROVED_AT, milestone: 'SHIPPED' },
  { status: 'COMPLETED', approvedAt: APPROVED_AT, milestone: undefined },
])('$status stands at $milestone', ({ status, approvedAt, milestone }) => {
  expect(MILESTONES[milestoneOf(status, approvedAt) ?? -1]).toBe(milestone);
});

test.each(['CANCELLED', 'REMADE', 'SOMETHING_NEW'])('%s has left the path', (status) => {
  expect(milestoneOf(status, null)).toBeNull();
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

import { expect, test } from '@jest/globals';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { JOB } from './job.examples.ts';
import type { JobFacts } from './job-facts.ts';
import { jobProgress } from './job-progress.ts';

const UNASKED: Partial<JobFacts> = { services: [] };

function reached(status: JobStatusCode, facts: Partial<JobFacts> = {}) {
  const progress = jobProgress({ ...JOB, status, ...facts });
  return progress && [progress.milestones.length, progress.milestones[progress.completed] ?? 'DONE'];
}

test.each<[JobStatusCode, string]>([
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
])('a job that is %s has reached %s', (status, milestone) => {
  expect(reached(status)).toEqual([6, milestone]);
});

test.each<[JobStatusCode | null, string]>([
  ['QUALITY_CHECK', 'QUALITY_CHECK'],
  ['AWAITING_APPROVAL', 'APPROVAL'],
  [null, 'ORDERED'],
])('a job on hold from %s has reached %s', (previousStatus, milestone) => {
  expect(reached('ON_HOLD', { previousStatus })).toEqual([6, milestone]);
});

test('a job that needs no approval has no such milestone', () => {
  expect(reached('NEW', UNASKED)).toEqual([5, 'ORDERED']);
  expect(reached('APPROVED', UNASKED)).toEqual([5, 'ORDERED']);
  expect(reached('IN_PRODUCTION', UNASKED)).toEqual([5, 'PRODUCTION']);
  expect(reached('APPROVED', { ...UNASKED, itemTypeRequiresProof: true })).toEqual([6, 'APPROVAL']);
  expect(reached('APPROVED', { ...UNASKED, customerApprovalRequired: true })).toEqual([6, 'APPROVAL']);
});

test.each<JobStatusCode>(['CANCELLED', 'REMADE'])('%s is no progress', (status) => {
  expect(reached(status)).toBeNull();
});

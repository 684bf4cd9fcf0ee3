import { expect, test } from '@jest/globals';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { actorWith, JOB } from './job.examples.ts';
import { type JobEdit, offeredEdits } from './job-edits.ts';

const STAFF = actorWith('STAFF_PRODUCTION');

test.each<[JobStatusCode, JobEdit[]]>([
  ['NEW', ['RESCHEDULE', 'PROPOSE_SERVICE', 'PUBLISH_PROOF', 'IMAGES']],
  ['APPROVED', ['STAGE', 'CHANGE', 'RESCHEDULE', 'PROPOSE_SERVICE', 'PUBLISH_PROOF', 'IMAGES']],
  ['QUALITY_CHECK', ['STAGE', 'WEIGHT', 'RESCHEDULE', 'IMAGES']],
  ['READY', ['WEIGHT', 'RESCHEDULE', 'IMAGES']],
  ['CANCELLED', ['IMAGES']],
  ['REMADE', ['IMAGES']],
])('production may edit a job that is %s: %j', (status, edits) => {
  expect(offeredEdits({ ...JOB, status }, STAFF)).toEqual(edits);
});

test('customers edit nothing, and neither does staff without the permission', () => {
  expect(offeredEdits(JOB, actorWith('PORTAL_BUYER'))).toEqual([]);
  expect(offeredEdits(JOB, { ...STAFF, scopes: new Map() })).toEqual([]);
});

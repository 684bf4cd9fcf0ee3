import { expect, test } from '@jest/globals';
import { isJobStatusCode, JOB_STATUS_CODES, JOB_STATUSES, type JobTab } from './job-status-codes.ts';

const codesOfTab = (tab: JobTab) => JOB_STATUS_CODES.filter((code) => JOB_STATUSES[code].tab === tab);

test('statuses have their ids and exactly one tab each', () => {
  expect(JOB_STATUS_CODES.map((code) => JOB_STATUSES[code].id)).toEqual(
    Array.from({ length: 13 }, (_, index) => 1901 + index),
  );
  expect(codesOfTab('NEW')).toEqual(['NEW', 'NEEDS_INFO', 'AWAITING_APPROVAL', 'DECLINED']);
  expect(codesOfTab('PROCESSING')).toEqual([
    'APPROVED',
    'IN_PRODUCTION',
    'QUALITY_CHECK',
    'ON_HOLD',
    'READY',
  ]);
  expect(codesOfTab('CLOSED')).toEqual(['SHIPPED', 'COMPLETED', 'CANCELLED', 'REMADE']);
  expect([isJobStatusCode('READY'), isJobStatusCode('ready'), isJobStatusCode('toString')]).toEqual([
    true,
    false,
    false,
  ]);
});

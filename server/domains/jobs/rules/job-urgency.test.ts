import { expect, test } from '@jest/globals';
import { jobUrgency } from './job-urgency.ts';

test.each([
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-09', urgency: 'LATE' },
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-10', urgency: 'DUE_SOON' },
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-13', urgency: 'DUE_SOON' },
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-14', urgency: 'ON_TRACK' },
  { status: 'NEW' as const, promisedOn: null, urgency: 'UNSCHEDULED' },
  { status: 'SHIPPED' as const, promisedOn: '2020-01-01', urgency: 'CLOSED' },
])('$status promised $promisedOn is $urgency', ({ urgency, ...job }) => {
  expect(jobUrgency(job, '2026-03-10')).toBe(urgency);
});

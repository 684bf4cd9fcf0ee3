import type { JobStatusCode } from './status-codes.ts';

/** Where the bench stage of a job can be noted. */
export const STAGED_STATUSES: readonly JobStatusCode[] = ['APPROVED', 'IN_PRODUCTION', 'QUALITY_CHECK'];

/** Where work on a job can still be proposed to the customer. */
export const PROPOSABLE_STATUSES: readonly JobStatusCode[] = [
  'NEW',
  'NEEDS_INFO',
  'AWAITING_APPROVAL',
  'DECLINED',
  'APPROVED',
  'IN_PRODUCTION',
  'ON_HOLD',
];

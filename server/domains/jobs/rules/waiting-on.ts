import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** Whose turn it is in each status; null: nobody's, the job has ended or rests. */
export const WAITING_ON: Readonly<Record<JobStatusCode, 'US' | 'CUSTOMER' | null>> = {
  NEW: 'US',
  NEEDS_INFO: 'CUSTOMER',
  AWAITING_APPROVAL: 'CUSTOMER',
  DECLINED: 'US',
  APPROVED: 'US',
  IN_PRODUCTION: 'US',
  QUALITY_CHECK: 'US',
  ON_HOLD: null,
  READY: 'US',
  SHIPPED: null,
  COMPLETED: null,
  CANCELLED: null,
  REMADE: null,
};

import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** Who must act next in each status; null: nobody, because the job has ended or is on hold. */
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

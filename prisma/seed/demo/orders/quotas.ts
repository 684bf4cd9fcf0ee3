import type { JobStatusCode } from '../../../../server/domains/orders/rules/job-status-codes.ts';

/** The orders of a customer: the statuses of its open jobs, and the approximate number of all jobs. */
export type Quota = { open: readonly JobStatusCode[]; jobs: number; remakes?: number; reorders?: number };

function times(count: number, code: JobStatusCode): JobStatusCode[] {
  return Array.from({ length: count }, () => code);
}

/** Customers with demo accounts have rows in every list. */
const QUOTAS: Readonly<Record<string, Quota>> = {
  'LUNA-001': {
    open: [
      ...times(4, 'NEW'),
      ...times(2, 'NEEDS_INFO'),
      ...times(6, 'AWAITING_APPROVAL'),
      ...times(2, 'DECLINED'),
      ...times(3, 'APPROVED'),
      ...times(7, 'IN_PRODUCTION'),
      ...times(2, 'QUALITY_CHECK'),
      ...times(2, 'ON_HOLD'),
      ...times(2, 'READY'),
      ...times(4, 'SHIPPED'),
    ],
    jobs: 120,
    remakes: 2,
    reorders: 3,
  },
  'LUNA-002': { open: ['NEW', 'IN_PRODUCTION', 'READY', 'SHIPPED'], jobs: 14 },
  'ORIO-001': {
    open: [
      'NEW',
      'NEW',
      'NEEDS_INFO',
      ...times(2, 'AWAITING_APPROVAL'),
      'APPROVED',
      ...times(4, 'IN_PRODUCTION'),
      'QUALITY_CHECK',
      'ON_HOLD',
      'READY',
      'SHIPPED',
      'SHIPPED',
    ],
    jobs: 42,
    remakes: 1,
    reorders: 2,
  },
  'EVER-001': {
    open: [
      'NEW',
      'NEW',
      ...times(3, 'AWAITING_APPROVAL'),
      'DECLINED',
      'APPROVED',
      ...times(3, 'IN_PRODUCTION'),
      'READY',
      'SHIPPED',
    ],
    jobs: 30,
  },
  'BELL-001': {
    open: [
      'NEW',
      'NEW',
      'NEEDS_INFO',
      ...times(2, 'AWAITING_APPROVAL'),
      'APPROVED',
      ...times(3, 'IN_PRODUCTION'),
      'QUALITY_CHECK',
      'READY',
      'SHIPPED',
    ],
    jobs: 28,
    reorders: 1,
  },
  'FOXG-001': { open: ['IN_PRODUCTION', 'NEW'], jobs: 9, remakes: 1 },
  'TWIN-001': { open: ['NEW', 'APPROVED', 'NEW'], jobs: 3 },
};

/** Statuses of the open jobs of all other customers, one entry per customer. */
const OTHERS: readonly (readonly JobStatusCode[])[] = [
  ['IN_PRODUCTION', 'SHIPPED'],
  ['NEW'],
  ['READY', 'IN_PRODUCTION'],
  ['APPROVED'],
  ['QUALITY_CHECK'],
  ['ON_HOLD', 'NEW'],
  ['SHIPPED'],
  [],
  ['IN_PRODUCTION', 'AWAITING_APPROVAL'],
  ['NEEDS_INFO'],
  ['DECLINED', 'SHIPPED'],
];

/** The quota of a customer. `place` is its position among all customers. */
export function quotaOf(accountNumber: string, place: number): Quota {
  return QUOTAS[accountNumber] ?? { open: OTHERS[place % OTHERS.length] ?? [], jobs: 7 + (place % 4) };
}

import type { Prisma } from '../../../database/generated/client.ts';
import { inTab } from './in-status.ts';

/** Statuses of services that wait to be sent, or for the customer. */
const WAITING = ['PROPOSED', 'AWAITING_APPROVAL'];

/** Closed jobs do not wait for services. */
const OPEN: Prisma.JobOrderWhereInput = { OR: [inTab('NEW'), inTab('PROCESSING')] };

/** Waiting services of open jobs among the given ones. A job has at most one of each kind. */
export function waitingServices(jobs: Prisma.JobOrderWhereInput): Prisma.JobServiceWhereInput {
  return { status: { in: WAITING }, jobOrder: { is: { AND: [jobs, OPEN] } } };
}

/** Open jobs with a waiting service of this kind. */
export function waitsForService(code: string): Prisma.JobOrderWhereInput {
  return { AND: [OPEN, { services: { some: { status: { in: WAITING }, serviceType: { is: { code } } } } }] };
}

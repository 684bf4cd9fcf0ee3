import type { Prisma } from '../../../database/generated/client.ts';
import { inTab } from './in-status.ts';

/** Statuses of services that wait: to be sent to the customer, or for the customer. */
const WAITING = ['PROPOSED', 'AWAITING_APPROVAL'];

/** Jobs that nothing is done about any more wait for no service. */
const OPEN: Prisma.JobOrderWhereInput = { OR: [inTab('NEW'), inTab('PROCESSING')] };

/** Services that wait, of open jobs among the given ones; a job has one such service of a kind at most. */
export function waitingServices(jobs: Prisma.JobOrderWhereInput): Prisma.JobServiceWhereInput {
  return { status: { in: WAITING }, jobOrder: { is: { AND: [jobs, OPEN] } } };
}

/** Open jobs of which a service of this kind waits. */
export function waitsForService(code: string): Prisma.JobOrderWhereInput {
  return { AND: [OPEN, { services: { some: { status: { in: WAITING }, serviceType: { is: { code } } } } }] };
}

import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { type OwnedWhere, ownedRows } from '../identity/owned-rows.ts';
import { JOB_ORDERS_VIEW, seesOrderGroup } from '../orders/access.ts';

/** Permission 1707: export lists of job orders as spreadsheets. */
export const JOB_ORDERS_EXPORT = 1707;

/** Lines of sales orders that are taken from stock are not jobs, and nobody sees them as jobs. */
const JOBS_ONLY = { isStock: false } as const;

/** Job orders that the viewer may read: those of every linked customer, within the scope of 1701. */
export function visibleJobOrders(viewer: Viewer): Prisma.JobOrderWhereInput {
  return { ...rowsOf(viewer, viewer.linkedCustomerIds), ...JOBS_ONLY };
}

/** Row filter of records of jobs that the viewer may read; null without 1701. */
export function ofVisibleJobs(viewer: Viewer): { jobOrder: { is: Prisma.JobOrderWhereInput } } | null {
  return viewer.can(JOB_ORDERS_VIEW) ? { jobOrder: { is: visibleJobOrders(viewer) } } : null;
}

/** The fields that `seesJobOrder` reads. */
export const JOB_ACCESS_SELECT = {
  select: { id: true, customerId: true, placedById: true, contactId: true, isStock: true },
} as const;

/** Whether a job reached through another one is among `visibleJobOrders`. */
export function seesJobOrder(
  viewer: Viewer,
  job: { customerId: number; placedById: number; contactId: number | null; isStock: boolean },
): boolean {
  return !job.isStock && seesOrderGroup(viewer, job);
}

/** Job orders that lists show: those of the active customer, within the scope of 1701. */
export function listedJobOrders(viewer: Viewer): Prisma.JobOrderWhereInput {
  return { ...rowsOf(viewer, viewer.customerId === null ? [] : [viewer.customerId]), ...JOBS_ONLY };
}

function rowsOf(viewer: Viewer, customerIds: number[]): OwnedWhere {
  return ownedRows(viewer, JOB_ORDERS_VIEW, customerIds);
}

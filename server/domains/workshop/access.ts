import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { listedJobOrders } from '../jobs/access.ts';
import { inStatus } from '../jobs/list/in-status.ts';
import { STAGED_STATUSES } from '../jobs/rules/job-edits.ts';
import { JOB_ORDERS_STAGE } from '../jobs/rules/transitions.ts';

/** Job orders on the bench, for staff who may record their stages; none for others. */
export function benchJobOrders(viewer: Viewer): Prisma.JobOrderWhereInput {
  if (!viewer.isStaff || !viewer.can(JOB_ORDERS_STAGE)) return { id: { in: [] } };
  return { AND: [listedJobOrders(viewer), inStatus((code) => STAGED_STATUSES.includes(code))] };
}

/** Bench entries: staff see those of visible jobs, customers none. */
export function visibleBenchEntries(viewer: Viewer): Prisma.BenchEntryWhereInput {
  return viewer.isStaff ? {} : { id: { in: [] } };
}

import type { Prisma } from '../../../database/generated/client.ts';
import {
  JOB_STATUS_CODES,
  JOB_STATUSES,
  type JobStatusCode,
  type JobTab,
} from '../../orders/rules/job-status-codes.ts';

/** A tab of the list, or all. */
type ListTab = JobTab | 'ALL';

/** Jobs in the statuses for which `belongs` is true. */
export function inStatus(belongs: (code: JobStatusCode) => boolean): Prisma.JobOrderWhereInput {
  return { statusId: { in: JOB_STATUS_CODES.filter(belongs).map((code) => JOB_STATUSES[code].id) } };
}

/** Jobs of a tab. */
export function inTab(tab: ListTab): Prisma.JobOrderWhereInput {
  return tab === 'ALL' ? {} : inStatus((code) => JOB_STATUSES[code].tab === tab);
}

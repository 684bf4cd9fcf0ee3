import type { Prisma } from '../../../database/generated/client.ts';
import { addHours, addMinutes } from '../../../lib/calendar.ts';
import { JOB_STATUSES, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { UNDO_WINDOW_MINUTES } from '../rules/bulk/undo-transition.ts';
import type { JobNews } from './job-mail.ts';

/** Maximum age of an event. After a longer downtime, older events are not sent. */
const MAX_EVENT_HOURS = 7 * 24;

/** The last step of a job with its actor and reason. */
export const LAST_STEP = {
  orderBy: { id: 'desc' },
  take: 1,
  select: { userId: true, actingById: true, reason: true },
} satisfies Prisma.JobOrder$eventsArgs;

/** Statuses in which a delay is the manufacturer's: neither held nor waiting for the customer. */
const OURS: readonly JobStatusCode[] = ['NEW', 'APPROVED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'READY'];
const OUR_IDS = OURS.map((code) => JOB_STATUSES[code].id);

/**
 * Row filter of the jobs for which an event applies: they wait for an approval or an answer, are late, were shipped or
 * cancelled. A cancellation applies once it can no longer be undone.
 */
export function stillNews(news: JobNews, now: Date): Prisma.JobOrderWhereInput {
  const since = addHours(now, -MAX_EVENT_HOURS);
  switch (news) {
    case 'PROOF_WAITING':
      return { statusId: JOB_STATUSES.AWAITING_APPROVAL.id, statusSince: { gte: since } };
    case 'JOB_SHIPPED':
      return { statusId: JOB_STATUSES.SHIPPED.id, statusSince: { gte: since } };
    case 'JOB_QUESTION':
      return { statusId: JOB_STATUSES.NEEDS_INFO.id, statusSince: { gte: since } };
    case 'JOB_CANCELLED':
      return {
        statusId: JOB_STATUSES.CANCELLED.id,
        statusSince: { gte: since, lt: addMinutes(now, -UNDO_WINDOW_MINUTES) },
      };
    case 'JOB_LATE':
      return { statusId: { in: OUR_IDS }, promisedOn: { gte: since, lt: addHours(now, -24) } };
  }
}

/** The time of an event: since when the status applies, or the missed promised day. */
export function newsOf(news: JobNews, job: { statusSince: Date; promisedOn: Date | null }): Date {
  return news === 'JOB_LATE' ? (job.promisedOn ?? job.statusSince) : job.statusSince;
}

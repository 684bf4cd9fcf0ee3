import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';
import { isClosedStatus, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** How urgent a job is for the workshop. UNSCHEDULED: no promised day. */
type JobUrgency = 'CLOSED' | 'UNSCHEDULED' | 'LATE' | 'DUE_SOON' | 'ON_TRACK';

/** A job is due soon this many days before the promised day. */
export const DUE_SOON_DAYS = 3;

/** Urgency on a day. The promised day itself is on time. */
export function jobUrgency(
  job: { status: JobStatusCode; promisedOn: IsoDay | null },
  today: IsoDay,
): JobUrgency {
  if (isClosedStatus(job.status)) return 'CLOSED';
  if (job.promisedOn === null) return 'UNSCHEDULED';
  const daysLeft = daysBetween(today, job.promisedOn);
  if (daysLeft < 0) return 'LATE';
  return daysLeft <= DUE_SOON_DAYS ? 'DUE_SOON' : 'ON_TRACK';
}

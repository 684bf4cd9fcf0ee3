import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';
import { isClosedStatus, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** How worried the workshop should be about a job. UNSCHEDULED: nothing was promised. */
type JobUrgency = 'CLOSED' | 'UNSCHEDULED' | 'LATE' | 'DUE_SOON' | 'ON_TRACK';

/** So many days before the promised day a job is due soon. */
export const DUE_SOON_DAYS = 3;

/** Urgency on a day; the promised day itself is still in time. */
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

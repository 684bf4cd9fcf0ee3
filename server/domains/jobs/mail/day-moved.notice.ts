import { storedDay } from '../../../lib/calendar.ts';
import { type MailedNotice, noticeLetter } from '../../notices/mail/notice-letter.ts';
import { JOB_STATUSES } from '../../orders/rules/job-status-codes.ts';
import { JOB_EDITS } from '../rules/job-edits.ts';
import { dayMovedMail } from './day-moved-mail.ts';

const LIST = '/backoffice/status-tracking/job-orders';
const OPEN_IDS = JOB_EDITS.RESCHEDULE.statuses.map((code) => JOB_STATUSES[code].id);

// The day as it is promised when the mail leaves; none if it is the old one again, or the job has ended.
noticeLetter('JOB_DAY_MOVED', async (notices, { language, firstName, urlOf }, { db }) => {
  const rows = await db.jobOrder.findMany({
    where: { id: { in: notices.map(({ subjectId }) => subjectId) }, statusId: { in: OPEN_IDS } },
    orderBy: { numberRank: 'asc' },
    select: {
      id: true,
      number: true,
      titleEn: true,
      titleFr: true,
      quantity: true,
      poNumber: true,
      promisedOn: true,
      customer: { select: { name: true } },
    },
  });
  const jobs = rows.flatMap(({ id, promisedOn, customer: { name: customer }, ...job }) => {
    const noticesOfJob = notices.filter(({ subjectId }) => subjectId === id);
    const before = noticesOfJob[0]?.facts.dayBefore ?? null;
    const day = promisedOn && storedDay(promisedOn);
    return day === null || day === before
      ? []
      : [{ ...job, customer, before, day, path: noticesOfJob[0]?.path, reason: reasonOf(noticesOfJob) }];
  });
  const [only] = jobs;
  if (only === undefined) return null;
  const [{ side, path: first }] = notices;
  const path = jobs.length === 1 ? (only.path ?? first) : `${LIST}?tab=all`;
  return dayMovedMail({ side, firstName, jobs, url: urlOf(path) }, language);
});

/** Why the day moved the last time. */
function reasonOf(noticesOfJob: readonly MailedNotice[]): string | null {
  return noticesOfJob.at(-1)?.facts.words ?? null;
}

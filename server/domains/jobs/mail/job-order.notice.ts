import { noticeLetter } from '../../notices/mail/notice-letter.ts';
import { CONTACT_SELECT, contactOfRow } from '../../notices/telling/contact-of-row.ts';
import { noticeSubject } from '../../notices/telling/notice-subject.ts';
import { JOB_ORDERS_VIEW } from '../access.ts';
import { JOB_NEWS, jobMail } from './job-mail.ts';
import { stillNews } from './tell-of-jobs.ts';

const LIST = '/backoffice/status-tracking/job-orders';

noticeSubject('JobOrder', async (db, id) => {
  const job = await db.jobOrder.findUnique({
    where: { id },
    select: { ...CONTACT_SELECT, number: true, customer: { select: { name: true } } },
  });
  if (!job) return null;
  const { number, customerId, placedById, customer } = job;
  return {
    permission: JOB_ORDERS_VIEW,
    customerId,
    placedById,
    contactId: contactOfRow(job),
    number,
    path: `${LIST}/${encodeURIComponent(number)}`,
    facts: { customer: customer.name },
  };
});

for (const news of JOB_NEWS)
  noticeLetter(news, async (notices, { language, firstName, urlOf }, { db, now }) => {
    const jobs = await db.jobOrder.findMany({
      where: { id: { in: notices.map(({ subjectId }) => subjectId) }, AND: stillNews(news, now) },
      orderBy: { numberRank: 'asc' },
    });
    const [only] = jobs;
    if (only === undefined) return null;
    const path = jobs.length === 1 ? `${LIST}/${only.number}` : `${LIST}?tab=all`;
    return jobMail(news, { firstName, jobs, url: urlOf(path) }, language);
  });

import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { mailUser } from '../../notices/mail-user.ts';
import { JOB_ORDERS_VIEW } from '../access.ts';
import { JOB_NEWS, jobMail } from './job-mail.ts';
import { stillNews } from './tell-of-jobs.ts';

/** Tells somebody of what happened to their jobs, as far as it still holds and they may still see them. */
export const sendJobMail = task('send_job_mail', {
  payload: z.strictObject({
    userId: z.int().positive(),
    news: z.enum(JOB_NEWS),
    jobOrderIds: z.array(z.int().positive()).min(1).max(1_000),
  }),
  // A day and a half.
  attempts: 14,
  run: async ({ userId, news, jobOrderIds }, { db, services, now }) => {
    await mailUser({ db, services }, { userId, kind: news }, async ({ language, firstName, urlOf }) => {
      const found = await db.jobOrder.findMany({
        where: { id: { in: jobOrderIds }, AND: stillNews(news, now) },
        orderBy: { numberRank: 'asc' },
      });
      const seen = await Promise.all(
        found.map((job) =>
          db.user.count({ where: { AND: [{ id: userId }, usersReaching(JOB_ORDERS_VIEW, job)] } }),
        ),
      );
      const jobs = found.filter((_job, index) => (seen[index] ?? 0) > 0);
      const [only] = jobs;
      if (only === undefined) return null;
      const list = '/backoffice/status-tracking/job-orders';
      const path = jobs.length === 1 ? `${list}/${only.number}` : `${list}?tab=all`;
      return jobMail(news, { firstName, jobs, url: urlOf(path) }, language);
    });
  },
});

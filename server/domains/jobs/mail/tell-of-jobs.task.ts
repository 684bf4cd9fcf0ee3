import { z } from 'zod';
import type { Database } from '../../../database/client.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { JOB_NEWS, type JobNews } from './job-mail.ts';
import { sendJobMail } from './send-job-mail.task.ts';
import { newsOf, stillNews } from './tell-of-jobs.ts';

/** Jobs that a run looks at of each news: the newest. */
const MOST = 1_000;

/**
 * Tells customers what happened to their jobs, one mail a person and news: a bulk of a hundred that is shipped is one mail.
 * It looks at the jobs themselves, so that it does not matter how they came there.
 */
export const tellOfJobsTask = task('tell_of_jobs', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '*/3 * * * *',
  run: async (_payload, { db, now }) => {
    for (const news of JOB_NEWS) await tellOfJobs(db, news, now);
  },
});

/** Queues the mails of a piece of news; answers how many. */
export async function tellOfJobs(db: Database, news: JobNews, now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const jobs = await tx.jobOrder.findMany({
      where: stillNews(news, now),
      select: {
        id: true,
        statusSince: true,
        promisedOn: true,
        contactId: true,
        placedBy: { select: { id: true, isStaff: true } },
        notices: { where: { kind: news } },
      },
      orderBy: { id: 'desc' },
      take: MOST,
    });
    const untold = jobs.filter((job) => {
      const told = job.notices[0]?.of;
      return told === undefined || told.getTime() !== newsOf(news, job).getTime();
    });
    // Several runs at a time: of two that tell the same the second finds it told, by what it would change.
    const ids = untold.map(({ id }) => id);
    const ofs = untold.map((job) => newsOf(news, job));
    const taken = await tx.$queryRaw<{ jobOrderId: number }[]>`
      INSERT INTO "JobNotice" ("jobOrderId", kind, "of")
      SELECT given.id, ${news}, given.since FROM unnest(${ids}::int[], ${ofs}::timestamp[]) AS given(id, since)
      ORDER BY given.id
      ON CONFLICT ("jobOrderId", kind) DO UPDATE SET "of" = excluded."of"
        WHERE "JobNotice"."of" IS DISTINCT FROM excluded."of"
      RETURNING "jobOrderId"`;
    const told = new Set(taken.map(({ jobOrderId }) => jobOrderId));
    const ofUser = Map.groupBy(
      untold.filter(({ id }) => told.has(id)),
      ({ contactId, placedBy }) => contactId ?? (placedBy.isStaff ? null : placedBy.id),
    );
    const mails = [...ofUser].flatMap(([userId, mine]) =>
      userId === null
        ? []
        : [
            {
              payload: { userId, news, jobOrderIds: mine.map(({ id }) => id) },
              about: `${news} ${userId}/${now.getTime()}`,
            },
          ],
    );
    if (mails.length > 0) await addJobs(tx, sendJobMail, mails);
    return mails.length;
  });
}

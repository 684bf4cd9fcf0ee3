import { z } from 'zod';
import type { Database } from '../../../database/client.ts';
import { task } from '../../../queue/task.ts';
import type { EventOccurrence } from '../../notices/notify/event-occurrence.ts';
import { actorsOf, notifyAll } from '../../notices/notify/notify.task.ts';
import { writtenWords } from '../../notices/notify/written-words.ts';
import { JOB_NEWS, type JobNews, STEP_NEWS } from './job-mail.ts';
import { LAST_STEP, newsOf, stillNews } from './job-news.ts';

type LastStep = { userId: number | null; actingById: number | null; reason: string | null };

/** The actors and the reason of the last step of a job, for events that have them. */
function lastStep(news: JobNews, [step]: readonly LastStep[]): Pick<EventOccurrence, 'doerIds' | 'facts'> {
  if (!step || !STEP_NEWS.has(news)) return { doerIds: [] };
  const { userId, actingById, reason } = step;
  return {
    doerIds: userId === null ? [] : actorsOf({ userId, actingById }),
    facts: writtenWords(reason),
  };
}

/** Maximum number of jobs per run and event; the newest first. */
const MAX = 1_000;

/**
 * Notifies users of events of jobs, with one email per person and event: shipping a hundred jobs at once sends one
 * email. It reads the jobs themselves, however they changed.
 */
export const notifyOfJobsTask = task('tell_of_jobs', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '*/3 * * * *',
  run: async (_payload, { db, now }) => {
    for (const news of JOB_NEWS) await notifyOfJobs(db, news, now);
  },
});

/**
 * Notifies users of an event.
 * @returns the number of jobs
 */
export async function notifyOfJobs(db: Database, news: JobNews, now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const jobs = await tx.jobOrder.findMany({
      where: stillNews(news, now),
      select: {
        id: true,
        statusSince: true,
        promisedOn: true,
        notices: { where: { kind: news } },
        events: LAST_STEP,
      },
      orderBy: { id: 'desc' },
      take: MAX,
    });
    const unnotified = jobs.filter((job) => {
      const notified = job.notices[0]?.of;
      return notified === undefined || notified.getTime() !== newsOf(news, job).getTime();
    });
    // If two runs handle the same jobs at once, the second updates none of them.
    const ids = unnotified.map(({ id }) => id);
    const ofs = unnotified.map((job) => newsOf(news, job));
    const taken = await tx.$queryRaw<{ jobOrderId: number }[]>`
      INSERT INTO "JobNotice" ("jobOrderId", kind, "of")
      SELECT given.id, ${news}, given.since FROM unnest(${ids}::int[], ${ofs}::timestamp[]) AS given(id, since)
      ORDER BY given.id
      ON CONFLICT ("jobOrderId", kind) DO UPDATE SET "of" = excluded."of"
        WHERE "JobNotice"."of" IS DISTINCT FROM excluded."of"
      RETURNING "jobOrderId"`;
    const notified = new Set(taken.map(({ jobOrderId }) => jobOrderId));
    await notifyAll(
      tx,
      unnotified.flatMap((job) =>
        notified.has(job.id)
          ? [
              {
                event: news,
                about: { model: 'JobOrder', id: job.id },
                of: newsOf(news, job).toISOString(),
                ...lastStep(news, job.events),
              },
            ]
          : [],
      ),
    );
    return notified.size;
  });
}

import { z } from 'zod';
import { wallTime } from '../../../lib/calendar.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { mailUser } from './mail-user.ts';
import { mailedNotices } from './mailed-notices.ts';
import { plainLetter } from './plain-letter.ts';

/** The hour of the daily emails, in the owner's time zone. */
const HOUR = 7;

/** Emails a user the notices of the daily email. */
const sendDigest = task('send_digest', {
  payload: z.strictObject({ userId: z.int().positive() }),
  // Retries for a day and a half.
  attempts: 14,
  run: async ({ userId }, { db, services, now }) => {
    const { ids, notices } = await mailedNotices(db, { userId, mail: 'DIGEST' });
    const [first, ...others] = notices;
    if (first)
      await mailUser({ db, services }, { userId, kind: 'DIGEST' }, (reader) =>
        plainLetter([first, ...others], reader),
      );
    await db.notice.updateMany({ where: { id: { in: ids } }, data: { mailedAt: now } });
  },
});

/** Queues the daily emails, in the morning of the owner's time zone. */
export const sendDigestsTask = task('send_digests', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '12 * * * *',
  run: async (_payload, { db, now }) => {
    const { COMPANY } = await readSettings(db);
    if (Number(wallTime(now, COMPANY.timeZone).slice(11, 13)) !== HOUR) return;
    const users = await db.notice.groupBy({
      by: ['userId'],
      where: { mail: 'DIGEST', mailedAt: null },
      orderBy: { userId: 'asc' },
    });
    const jobs = users.map(({ userId }) => ({ payload: { userId }, about: `user ${userId}` }));
    if (jobs.length > 0) await addJobs(db, sendDigest, jobs);
  },
});

import { z } from 'zod';
import { task } from '../../../queue/task.ts';
import { GATHERED_EVENTS, NOTICE_EVENTS } from '../rules/events.ts';
import { mailUser } from './mail-user.ts';
import { mailedNotices } from './mailed-notices.ts';
import { letterOf, type MailedNotice } from './notice-letter.ts';
import { plainLetter } from './plain-letter.ts';

/** Emails a user a notice of an event, or all gathered ones. */
export const sendNoticeMail = task('send_notice_mail', {
  payload: z.strictObject({
    userId: z.int().positive(),
    event: z.enum(NOTICE_EVENTS),
    number: z.string().nullable(),
  }),
  // Retries for a day and a half.
  attempts: 14,
  run: async ({ userId, event, number }, { db, services, now }) => {
    const about = number === null ? {} : { number };
    const { ids, notices } = await mailedNotices(db, { userId, event, mail: 'AT_ONCE', ...about });
    for (const mail of mailsOf(notices, GATHERED_EVENTS.has(event)))
      await mailUser({ db, services }, { userId, kind: event }, (reader) => {
        const write = letterOf(event);
        return write ? write(mail, reader, { db, now }) : plainLetter(mail, reader);
      });
    await db.notice.updateMany({ where: { id: { in: ids } }, data: { mailedAt: now } });
  },
});

type OneMail = [MailedNotice, ...MailedNotice[]];

function mailsOf(notices: readonly MailedNotice[], isGathered: boolean): OneMail[] {
  if (!isGathered) return notices.map((notice) => [notice]);
  const [first, ...others] = notices;
  return first ? [[first, ...others]] : [];
}

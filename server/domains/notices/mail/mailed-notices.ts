import type { Prisma } from '../../../database/generated/client.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { noticeFactsOf } from '../notify/event-occurrence.ts';
import { type Reads, readSubject } from '../notify/notice-subject.ts';
import { isNoticeEvent } from '../rules/events.ts';
import type { MailedNotice } from './notice-letter.ts';

/** Notices to email whose subject still exists and is still visible to the user. */
export async function mailedNotices(
  db: Reads,
  where: Prisma.NoticeWhereInput,
): Promise<{ ids: number[]; notices: MailedNotice[] }> {
  const waiting = await db.notice.findMany({
    where: { ...where, mailedAt: null },
    orderBy: { id: 'asc' },
  });
  const notices: MailedNotice[] = [];
  for (const { event, side, key, facts, ...notice } of waiting) {
    if (!isNoticeEvent(event)) continue;
    const about = await readSubject(db, { model: notice.subjectModel, id: notice.subjectId });
    if (about === null) continue;
    const seen = { AND: [{ id: notice.userId }, usersReaching(about.permission, about)] };
    if ((await db.user.count({ where: seen })) === 0) continue;
    notices.push({
      ...notice,
      event,
      side: side === 'STAFF' ? 'STAFF' : 'CUSTOMER',
      of: key.split(':').slice(3).join(':'),
      facts: noticeFactsOf(facts),
    });
  }
  return { ids: waiting.map(({ id }) => id), notices };
}

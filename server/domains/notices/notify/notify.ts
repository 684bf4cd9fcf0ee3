import type { Prisma } from '../../../database/generated/client.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { fullName } from '../../identity/user.type.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { sendNoticeMail } from '../mail/send-notice-mail.task.ts';
import { GATHERED_EVENTS, NOTICE_RULES, type NoticeEvent, type NoticeRule } from '../rules/events.ts';
import { pagePermission } from '../rules/page-permission.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';
import { type EventOccurrence, keyOf } from './event-occurrence.ts';
import { noticeRecipients } from './notice-recipients.ts';
import { type NoticeAbout, readSubject } from './notice-subject.ts';

/** The result: the row, null if it does not exist, and the notified users. */
type NotifiedUsers = { readonly about: NoticeAbout | null; readonly userIds: readonly number[] };

/**
 * Notifies all recipients of an event in the caller's transaction: rows of inboxes, and tasks for emails. Users who
 * were already notified of the event are skipped.
 */
export async function notifyNow(
  tx: Prisma.TransactionClient,
  occurrence: EventOccurrence,
  now: Date,
): Promise<NotifiedUsers> {
  const { event, side } = occurrence;
  const about = await readSubject(tx, occurrence.about);
  if (about === null) return { about, userIds: [] };
  const allRules: readonly NoticeRule[] = NOTICE_RULES[event];
  const rules = allRules.filter((each) => side === undefined || each.side === side);
  const written = await writeNotices(tx, { occurrence, about, rules, now });
  await mailNotices(tx, event, written);
  return { about, userIds: written.map(({ userId }) => userId) };
}

type WrittenNotice = { readonly userId: number; readonly number: string; readonly mail: string };

type ToWrite = {
  readonly occurrence: EventOccurrence;
  readonly about: NoticeAbout;
  readonly rules: readonly NoticeRule[];
  readonly now: Date;
};

async function writeNotices(
  tx: Prisma.TransactionClient,
  { occurrence, about, rules, now }: ToWrite,
): Promise<WrittenNotice[]> {
  const notified = (await noticeRecipients(tx, { occurrence, about, rules })).flatMap(({ rule, users }) =>
    users
      .filter(({ channels }) => channels.inInbox || channels.mail !== 'NONE')
      .map(({ id, channels }) => ({ userId: id, side: rule.side, ...channels })),
  );
  if (notified.length === 0) return [];
  const fullIds = await fullPathReaders(tx, about, notified);
  const facts: NoticeFacts = { ...(await authorOf(tx, occurrence)), ...about.facts, ...occurrence.facts };
  const same = {
    event: occurrence.event,
    key: keyOf(occurrence),
    subjectModel: occurrence.about.model,
    subjectId: occurrence.about.id,
    number: about.number,
    facts,
    createdAt: now,
  };
  return tx.notice.createManyAndReturn({
    data: notified.map((each) => ({
      ...same,
      ...each,
      path: (fullIds.has(each.userId) && about.fullPath) || about.path,
    })),
    skipDuplicates: true,
    select: { userId: true, number: true, mail: true },
  });
}

/** Which of the recipients may open the page that shows more. */
async function fullPathReaders(
  tx: Prisma.TransactionClient,
  about: NoticeAbout,
  notified: readonly { userId: number }[],
): Promise<ReadonlySet<number>> {
  if (!about.fullPath) return new Set();
  const ids = notified.map(({ userId }) => userId);
  const readers = await tx.user.findMany({
    where: { AND: [{ id: { in: ids } }, usersReaching(pagePermission(about.fullPath), about)] },
    select: { id: true },
  });
  return new Set(readers.map(({ id }) => id));
}

/** Queues one task per email; gathered notices share one per user and event. */
async function mailNotices(
  tx: Prisma.TransactionClient,
  event: NoticeEvent,
  written: readonly WrittenNotice[],
): Promise<void> {
  const isGathered = GATHERED_EVENTS.has(event);
  const jobs = written.flatMap(({ userId, number, mail }) => {
    if (mail !== 'AT_ONCE') return [];
    const about = isGathered ? `${event}/${userId}` : `${number}/${event}/${userId}`;
    return [{ payload: { userId, event, number: isGathered ? null : number }, about }];
  });
  if (jobs.length > 0) await addJobs(tx, sendNoticeMail, jobs);
}

/** The actor's name, for texts with an author. */
async function authorOf(
  tx: Prisma.TransactionClient,
  { doerIds: [userId] }: EventOccurrence,
): Promise<{ author?: string }> {
  if (userId === undefined) return {};
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return user ? { author: fullName(user) } : {};
}

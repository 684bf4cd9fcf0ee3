import type { Prisma } from '../../../database/generated/client.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { fullName } from '../../identity/user.type.ts';
import { sendNoticeMail } from '../mail/send-notice-mail.task.ts';
import { GATHERED_EVENTS, NOTICE_RULES, type NoticeEvent, type NoticeRule } from '../rules/events.ts';
import type { NoticeFacts } from '../rules/texts/notice-text.ts';
import { type Happening, keyOf } from './happening.ts';
import { type NoticeAbout, readSubject } from './notice-subject.ts';
import { type ToldUser, toldUsers } from './told-users.ts';

/**
 * Tells everybody whom the table names of a happening, in the caller's transaction: rows of inboxes, and jobs for the mails.
 * A happening that a user was told of already is not told again. Answers the users.
 */
export async function tellNow(
  tx: Prisma.TransactionClient,
  happening: Happening,
  now: Date,
): Promise<number[]> {
  const { event, side } = happening;
  const about = await readSubject(tx, happening.about);
  if (about === null) return [];
  const rules: readonly NoticeRule[] = NOTICE_RULES[event];
  const written: WrittenNotice[] = [];
  for (const rule of rules.filter((each) => side === undefined || each.side === side)) {
    const told = await toldUsers(tx, { happening, about, rule });
    written.push(...(await writeNotices(tx, { happening, about, rule, told, now })));
  }
  await mailNotices(tx, event, written);
  return written.map(({ userId }) => userId);
}

type WrittenNotice = { readonly userId: number; readonly number: string; readonly mail: string };

type ToWrite = {
  readonly happening: Happening;
  readonly about: NoticeAbout;
  readonly rule: NoticeRule;
  readonly told: readonly ToldUser[];
  readonly now: Date;
};

async function writeNotices(
  tx: Prisma.TransactionClient,
  { happening, about, rule, told, now }: ToWrite,
): Promise<WrittenNotice[]> {
  const rows = told.filter(({ channels }) => channels.inInbox || channels.mail !== 'NONE');
  if (rows.length === 0) return [];
  const facts: NoticeFacts = { ...(await authorOf(tx, happening)), ...about.facts, ...happening.facts };
  return tx.notice.createManyAndReturn({
    data: rows.map(({ id, channels }) => ({
      userId: id,
      event: happening.event,
      key: keyOf(happening),
      side: rule.side,
      subjectModel: happening.about.model,
      subjectId: happening.about.id,
      number: about.number,
      path: about.path,
      facts,
      inInbox: channels.inInbox,
      mail: channels.mail,
      createdAt: now,
    })),
    skipDuplicates: true,
    select: { userId: true, number: true, mail: true },
  });
}

/** One job for each mail: what is gathered is one for all that a user is told of an event. */
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

/** The name of who did it, for texts that name an author. */
async function authorOf(
  tx: Prisma.TransactionClient,
  { doerIds: [userId] }: Happening,
): Promise<{ author?: string }> {
  if (userId === undefined) return {};
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return user ? { author: fullName(user) } : {};
}

import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { fullName } from '../../identity/user.type.ts';
import { mailUser } from '../../notices/mail-user.ts';
import { findSubject, subjectOfNote } from '../note-subjects.ts';
import { mentionMail } from './mention-mail.ts';
import { readersOfNotes } from './mentionable.ts';

/** Mails somebody that a note calls them by name, unless they may no longer read it. */
export const sendMentionMail = task('send_mention_mail', {
  payload: z.strictObject({ noteId: z.int().positive(), userId: z.int().positive() }),
  // A day and a half.
  attempts: 14,
  run: async ({ noteId, userId }, { db, services }) => {
    const note = await db.note.findUniqueOrThrow({
      where: { id: noteId },
      include: { author: { select: { firstName: true, lastName: true } } },
    });
    const { subject, id } = subjectOfNote(note);
    const facts = await findSubject(db, subject, id, null);
    if (!facts) return;
    const visibility = note.visibility === 'INTERNAL' ? 'INTERNAL' : 'CUSTOMER';
    const reader = await db.user.findFirst({
      where: { id: userId, AND: readersOfNotes({ subject, facts, visibility }) },
      select: { id: true },
    });
    if (!reader) return;
    await mailUser({ db, services }, { userId, kind: 'MENTIONED' }, ({ language, urlOf }) =>
      mentionMail(
        {
          author: fullName(note.author),
          number: facts.number,
          text: note.text,
          url: urlOf(facts.path),
        },
        language,
      ),
    );
  },
});

/** Adds the mails about a note to the transaction that writes it, one for each person. */
export async function mailMentions(
  tx: Prisma.TransactionClient,
  noteId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const jobs = userIds.map((userId) => ({ payload: { noteId, userId }, about: `note ${noteId}/${userId}` }));
  await addJobs(tx, sendMentionMail, jobs);
}

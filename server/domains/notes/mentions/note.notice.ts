import { fullName } from '../../identity/user.type.ts';
import { noticeLetter } from '../../notices/mail/notice-letter.ts';
import { noticeSubject } from '../../notices/notify/notice-subject.ts';
import { findSubject, subjectColumn, subjectOfNote } from '../note-subjects.ts';
import { mentionMail } from './mention-mail.ts';

/** Maximum number of characters of a note in the inbox. */
const EXCERPT = 300;

noticeSubject('Note', async (db, id) => {
  const note = await db.note.findUnique({
    where: { id },
    include: { author: { select: { firstName: true, lastName: true } } },
  });
  if (!note) return null;
  const { subject, id: subjectId } = subjectOfNote(note);
  const facts = await findSubject(db, subject, subjectId, null);
  if (!facts) return null;
  const { customerId, placedById, contactId, number, path } = facts;
  const writers = await db.note.findMany({
    where: { ...subjectColumn(subject, subjectId), author: { is: { isStaff: true } } },
    distinct: ['authorId'],
    select: { authorId: true },
  });
  return {
    isInternal: note.visibility === 'INTERNAL',
    customerId,
    placedById,
    contactId: contactId ?? placedById,
    number,
    path,
    assigneeIds: writers.map(({ authorId }) => authorId),
    facts: { author: fullName(note.author), words: note.text.slice(0, EXCERPT) },
  };
});

noticeLetter('MENTIONED', async ([notice], { language, firstName, urlOf }, { db }) => {
  const note = await db.note.findUniqueOrThrow({
    where: { id: notice.subjectId },
    include: { author: { select: { firstName: true, lastName: true } } },
  });
  const { number, path } = notice;
  const author = fullName(note.author);
  return mentionMail({ firstName, author, number, text: note.text, url: urlOf(path) }, language);
});

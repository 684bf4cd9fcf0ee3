import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { usersReaching } from '../../identity/users-reaching.ts';
import { type NoteSubject, type SubjectFacts, subjectColumn } from '../note-subjects.ts';
import type { NoteVisibility } from '../rules/note-visibility.ts';

/** Notes of one kind on one subject. */
type Conversation = {
  readonly subject: NoteSubject;
  readonly facts: SubjectFacts;
  readonly visibility: NoteVisibility;
};

/** Row filter of the users who may read such notes. */
function readersOfNotes({ subject, facts, visibility }: Conversation): Prisma.UserWhereInput {
  const readers = usersReaching(subject.permissions.view, facts);
  return visibility === 'INTERNAL' ? { AND: [readers, { isStaff: true }] } : readers;
}

/**
 * Row filter of the users whom the viewer may mention there: only those who may read the note. The customer's side
 * sees only those staff who have written notes to it there.
 */
export function mentionable(viewer: Viewer, conversation: Conversation): Prisma.UserWhereInput {
  const { subject, facts } = conversation;
  const others = [readersOfNotes(conversation), { id: { not: viewer.userId } }];
  if (viewer.isStaff) return { AND: others };
  const here = { ...subjectColumn(subject, facts.id), visibility: 'CUSTOMER' };
  return { AND: [...others, { OR: [{ isStaff: false }, { notes: { some: here } }] }] };
}

/**
 * Checks that all users may be mentioned; the error names the position.
 * @throws InvalidInputError
 */
export async function requireMentionable(
  db: Pick<Prisma.TransactionClient, 'user'>,
  viewer: Viewer,
  conversation: Conversation,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db.user.findMany({
    where: { id: { in: [...ids] }, AND: mentionable(viewer, conversation) },
    select: { id: true },
  });
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0)
    throw InvalidInputError.of(`mentionIds.${unknown}`, 'UNKNOWN', 'Nobody who may read this note.');
}

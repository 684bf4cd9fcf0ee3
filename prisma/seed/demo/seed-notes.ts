import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { personOf } from './people/person-of.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** All participants have read older notes. */
const READ_DAYS = 4;

/** Unread notes of the last hours on Luna's newest jobs. `@` mentions the user in `to`. */
const RECENT = [
  {
    from: 'sales@aurifex.test',
    to: 'production@aurifex.test',
    visibility: 'INTERNAL',
    hoursAgo: 5,
    text: (name: string) => `@${name} can the bench take this one before Friday?`,
  },
  {
    from: 'production@aurifex.test',
    to: 'sales@aurifex.test',
    visibility: 'INTERNAL',
    hoursAgo: 3,
    text: (name: string) => `@${name} yes, if the head is in stock. Drawer 12 is empty.`,
  },
  {
    from: 'sales@aurifex.test',
    to: 'buyer@luna.test',
    visibility: 'CUSTOMER',
    hoursAgo: 2,
    text: (name: string) => `@${name} we can have it ready on Friday. Shall we engrave the date inside?`,
  },
] as const;

/** Read marks on past notes, and today's unread notes with mentions. */
export async function seedNotes(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  const person = personOf(viewers);
  const idOf = (userName: string): number => person(userName).userId;
  const staff = [idOf('sales@aurifex.test'), idOf('production@aurifex.test')];
  await db.noteRead.createMany({
    data: await pastMarks(db, staff, new Date(now.getTime() - READ_DAYS * DAY_MS)),
  });
  const jobs = await db.jobOrder.findMany({
    where: { placedById: idOf('buyer@luna.test') },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 2,
    select: { id: true, items: { where: { parentId: null }, select: { id: true }, take: 1 } },
  });
  const names = new Map(
    (await db.user.findMany({ select: { userName: true, firstName: true, lastName: true } })).map(
      ({ userName, firstName, lastName }) => [userName, `${firstName} ${lastName}`],
    ),
  );
  for (const job of jobs)
    for (const { from, to, visibility, hoursAgo, text } of RECENT)
      await db.note.create({
        data: {
          jobOrderId: job.id,
          visibility,
          text: text(names.get(to) ?? to),
          authorId: idOf(from),
          createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
          mentions: { create: { userId: idOf(to) } },
        },
      });
  const [item] = jobs.flatMap(({ items }) => items);
  if (item)
    await db.note.create({
      data: {
        jobItemId: item.id,
        visibility: 'CUSTOMER',
        text: 'A comfort fit inside, please, as for the last pair.',
        authorId: idOf('buyer@luna.test'),
        createdAt: new Date(now.getTime() - HOUR_MS),
      },
    });
}

/**
 * One mark per reader, job and kind of notes. Staff read both kinds; the user who placed the job reads the shared ones.
 */
async function pastMarks(db: Database, staff: readonly number[], until: Date) {
  const notes = await db.note.findMany({
    where: { createdAt: { lt: until }, jobOrderId: { not: null } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      visibility: true,
      createdAt: true,
      jobOrder: { select: { id: true, placedById: true, placedBy: { select: { isStaff: true } } } },
    },
  });
  const marks = new Map<string, ReturnType<typeof markOf>>();
  for (const note of notes) {
    const { jobOrder, visibility } = note;
    if (!jobOrder) continue;
    const shared = visibility === 'CUSTOMER' && !jobOrder.placedBy.isStaff ? [jobOrder.placedById] : [];
    // Notes are in order of time, so the newest one decides.
    for (const userId of [...staff, ...shared])
      marks.set(`${userId} ${jobOrder.id} ${visibility}`, markOf(userId, jobOrder.id, note));
  }
  return [...marks.values()];
}

function markOf(
  userId: number,
  jobOrderId: number,
  note: { id: number; visibility: string; createdAt: Date },
) {
  const readAt = new Date(note.createdAt.getTime() + 2 * HOUR_MS);
  return { userId, jobOrderId, visibility: note.visibility, lastNoteId: note.id, readAt };
}

import { identifier } from '../../database/data-model.ts';
import { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import type { NoteSubject } from './note-subjects.ts';

/** Subjects of one kind whose unread notes are counted together. */
type Batch = { readonly ids: number[]; readonly counts: Promise<ReadonlyMap<number, number>> };

const openBatches = new WeakMap<Context, Map<NoteSubject, Batch>>();

/**
 * Number of unread notes on a visible subject; one statement for all subjects of a list. A Prisma relation cannot
 * count them, because the read mark differs between rows.
 */
export async function countUnread(context: Context, subject: NoteSubject, id: number): Promise<number> {
  const batches = openBatches.get(context) ?? new Map<NoteSubject, Batch>();
  openBatches.set(context, batches);
  const batch = batches.get(subject) ?? open(context, batches, subject);
  batch.ids.push(id);
  return (await batch.counts).get(id) ?? 0;
}

function open(context: Context, batches: Map<NoteSubject, Batch>, subject: NoteSubject): Batch {
  const ids: number[] = [];
  const batch = {
    ids,
    // After every row of the list has asked.
    counts: Promise.resolve().then(() => {
      batches.delete(subject);
      return unreadCounts(context, subject, ids);
    }),
  };
  batches.set(subject, batch);
  return batch;
}

async function unreadCounts(
  { db, viewer }: Context,
  { relation }: NoteSubject,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const column = Prisma.raw(identifier(`${relation}Id`));
  const shared = viewer.isStaff ? Prisma.empty : Prisma.sql`AND note."visibility" = 'CUSTOMER'`;
  const rows = await db.$queryRaw<{ id: number; count: number }[]>`
    SELECT note.${column} AS id, count(*)::int AS count FROM "Note" note
    LEFT JOIN "NoteRead" mark ON mark.${column} = note.${column} AND mark."visibility" = note."visibility" AND mark."userId" = ${viewer.userId}
    WHERE note.${column} = ANY(${[...ids]}) AND note."authorId" <> ${viewer.userId} ${shared}
      AND (mark."lastNoteId" IS NULL OR mark."lastNoteId" < note."id")
    GROUP BY note.${column}`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

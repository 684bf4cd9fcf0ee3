import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { changedRow } from '../../lists/changed-row.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { ownFiles, pictureDigests } from '../media/own-files.ts';
import { requireMentionable } from './mentions/mentionable.ts';
import { notifyOfNote } from './mentions/notify-of-note.ts';
import { Note } from './note.type.ts';
import { findSubject, lacksToWrite, noteSubjects, subjectColumn, subjectOf } from './note-subjects.ts';
import { NoteVisibilityEnum } from './note-visibility.type.ts';
import { MAX_MENTIONS, MAX_NOTE_PICTURES, NOTE_TEXT_LENGTHS } from './rules/note-limits.ts';
import { noteVisibilities } from './rules/note-visibility.ts';
import { subjectField } from './subject-field.ts';

const rules = z.object({
  text: z.string().trim().min(1, 'REQUIRED').max(NOTE_TEXT_LENGTHS.text),
  lineKey: z.int().min(1, 'UNKNOWN').max(MAX_ID, 'UNKNOWN').nullish(),
  fileIds: z.array(z.int().min(1).max(MAX_ID)).max(MAX_NOTE_PICTURES).nullish(),
  mentionIds: z.array(z.int().min(1).max(MAX_ID)).max(MAX_MENTIONS).nullish(),
});

mutation('addNote', {
  description:
    'Writes a note in the viewer’s name. Needs the permission to write notes on that kind of record (on jobs 1702, or 1703 for staff). Internal notes are for staff.',
  permission: requireAnyWriter,
  audit: { action: 'NOTE_ADDED', entityType: 'Note' },
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    subjectId: t.id({
      required: true,
      description: 'Subject of the note: a job order or one of its pieces, a sales order or a quote.',
    }),
    lineKey: t.int({
      description: 'For a quote: key of the line that the note is about; absent: the whole quote.',
    }),
    visibility: t.field({ type: NoteVisibilityEnum, required: true, description: 'Who reads it.' }),
    text: t.string({
      required: true,
      description: 'Text of the note, plain text, 4,000 characters at most.',
    }),
    fileIds: t.intList({ description: 'Uploaded pictures, five at most.' }),
    mentionIds: t.intList({
      description:
        'Users that the note mentions, from `mentionCandidates`, ten at most; each is notified by e-mail.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { db, viewer, now } = context;
    const { visibility } = input;
    const { subject, id } = subjectOf(input.subjectId);
    const lacking = lacksToWrite(viewer, subject);
    if (lacking !== null) throw new ForbiddenError(lacking);
    if (!noteVisibilities(viewer).includes(visibility))
      throw new ForbiddenError(subject.permissions.internal);
    const { text, lineKey, fileIds, mentionIds } = parseInput(rules, {
      text: input.text,
      lineKey: input.lineKey,
      fileIds: input.fileIds,
      mentionIds: input.mentionIds,
    });
    const attached = [...new Set(fileIds ?? [])];
    const mentioned = [...new Set(mentionIds ?? [])];
    const pictures = await pictureDigests(db, viewer, attached);
    return writes.once({
      request: { subject: subject.model, id, ...ofLine(lineKey), visibility, text, pictures, mentioned },
      work: async (tx, record) => {
        const found = await findSubject(tx, subject, id, viewer);
        if (!found) throw new NotFoundError(subject.model);
        if (!subject.writable(found, viewer).includes(visibility))
          throw new ForbiddenError(subject.permissions.write);
        if (lineKey != null && !(await subject.hasLine?.(tx, id, lineKey, viewer)))
          throw InvalidInputError.of('lineKey', 'UNKNOWN', 'No such line.');
        await ownFiles(tx, viewer, attached, (index) => `fileIds.${index}`);
        await requireMentionable(tx, viewer, { subject, facts: found, visibility }, mentioned);
        const note = await tx.note.create({
          data: {
            ...subjectColumn(subject, id),
            priceQuoteLineKey: lineKey ?? null,
            visibility,
            text,
            authorId: viewer.userId,
            actingById: viewer.actingById,
            createdAt: now,
            attachments: { create: attached.map((fileId, rank) => ({ fileId, rank })) },
            mentions: { create: mentioned.map((userId) => ({ userId })) },
          },
          select: { id: true },
        });
        await notifyOfNote(tx, { id: note.id, visibility, by: viewer, mentioned });
        if (!viewer.isStaff) await subject.customerWrote?.(tx, id, now);
        record({
          entityId: note.id,
          customerId: found.customerId,
          data: {
            number: found.number,
            subject: subject.model,
            subjectId: id,
            ...ofLine(lineKey),
            visibility,
          },
        });
        return { noteId: note.id, subjectId: String(input.subjectId) };
      },
    });
  },
  success: (t) => ({
    note: t.prismaField({
      type: Note,
      description: 'The new note.',
      resolve: (query, { noteId }, _args, context) =>
        changedRow(context, 'Note', { ...query, where: { id: noteId } }),
    }),
    subject: subjectField(t),
  }),
  sample: async ({ caller, buyer, owner, job, file, foreign, foreignBuyer }) => {
    const as = caller(buyer);
    return {
      as,
      input: {
        subjectId: await job(),
        text: 'Hello',
        visibility: 'CUSTOMER',
        fileIds: [await file(as)],
        mentionIds: [owner.userId],
      },
      foreign: {
        'input.subjectId': foreign.jobId,
        'input.fileIds': foreign.fileId,
        'input.mentionIds': foreignBuyer.userId ?? 0,
      },
    };
  },
});

/** Refuses viewers who may not write any notes, with the error of the first kind of subject. */
function requireAnyWriter(viewer: Viewer): void {
  viewer.require(0);
  const lacking = noteSubjects().map((subject) => lacksToWrite(viewer, subject));
  const [first = null] = lacking;
  if (first !== null && !lacking.includes(null)) throw new ForbiddenError(first);
}

function ofLine(lineKey: number | null | undefined): { lineKey?: number } {
  return lineKey == null ? {} : { lineKey };
}

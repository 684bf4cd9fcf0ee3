import { z } from 'zod';
import { ForbiddenError, NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ownFiles, pictureDigests } from '../../media/own-files.ts';
import { JOB_ORDERS_VIEW, visibleJobOrders } from '../access.ts';
import { jobActor } from '../job/job-facts.ts';
import { JOB_TEXT_LENGTHS, MAX_NOTE_PICTURES } from '../rules/job-limits.ts';
import { JOB_ORDERS_ADD, JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { NOTE_PERMISSIONS, noteVisibilities, writableNotes } from '../rules/writable-notes.ts';
import { jobOrderField, jobOrderKey } from '../transitions/job-order-result.ts';
import { JobNote, NoteVisibilityEnum } from './job-note.type.ts';

const rules = z.object({
  text: z.string().trim().min(1, 'REQUIRED').max(JOB_TEXT_LENGTHS.note),
  fileIds: z.array(z.int().min(1).max(MAX_ID)).max(MAX_NOTE_PICTURES).nullish(),
});

mutation('addNote', {
  description:
    'Writes a note on a job in the viewer’s name. Needs 1702, or 1703 for staff; internal notes are for staff.',
  permission: (viewer) => {
    viewer.require(JOB_ORDERS_VIEW);
    if (NOTE_PERMISSIONS.every((permission) => !viewer.can(permission)))
      throw new ForbiddenError(JOB_ORDERS_ADD);
  },
  audit: { action: 'JOB_NOTE_ADDED', entityType: 'JobOrder' },
  repeat: 'keyed',
  budget: 10,
  input: (t) => ({
    jobOrderId: t.id({ required: true, description: 'Job order.' }),
    visibility: t.field({ type: NoteVisibilityEnum, required: true, description: 'Who reads it.' }),
    text: t.string({ required: true, description: 'Plain text, 4,000 characters at most.' }),
    fileIds: t.intList({ description: 'Uploaded pictures, five at most.' }),
  }),
  resolve: async (input, context, writes) => {
    const { db, viewer, now } = context;
    const { text, fileIds } = parseInput(rules, { text: input.text, fileIds: input.fileIds });
    const actor = jobActor(viewer);
    if (!noteVisibilities(actor.side).includes(input.visibility)) throw new ForbiddenError(JOB_ORDERS_STAGE);
    const jobOrderId = jobOrderKey(input.jobOrderId);
    const attached = [...new Set(fileIds ?? [])];
    const pictures = await pictureDigests(db, viewer, attached);
    return writes.once({
      request: { jobOrderId, visibility: input.visibility, text, pictures },
      work: async (tx, record) => {
        const job = await tx.jobOrder.findFirst({
          where: { id: jobOrderId, AND: visibleJobOrders(viewer) },
          select: { customerId: true, placedById: true, contactId: true, number: true },
        });
        if (!job) throw new NotFoundError('JobOrder');
        if (writableNotes(job, actor).length === 0) throw new ForbiddenError(JOB_ORDERS_ADD);
        await ownFiles(tx, viewer, attached, (index) => `fileIds.${index}`);
        const note = await tx.jobNote.create({
          data: {
            jobOrderId,
            visibility: input.visibility,
            text,
            authorId: viewer.userId,
            actingById: viewer.actingById,
            createdAt: now,
            attachments: { create: attached.map((fileId, rank) => ({ fileId, rank })) },
          },
          select: { id: true },
        });
        if (!viewer.isStaff) {
          await tx.jobOrder.update({
            where: { id: jobOrderId },
            data: { lastCustomerNoteAt: now },
            select: { id: true },
          });
        }
        record({
          entityId: jobOrderId,
          customerId: job.customerId,
          data: { number: job.number, noteId: note.id, visibility: input.visibility },
        });
        return { noteId: note.id, jobOrderId };
      },
    });
  },
  success: (t) => ({
    note: t.prismaField({
      type: JobNote,
      description: 'The new note.',
      resolve: (query, { noteId }, _args, context) =>
        changedRow(context, 'JobNote', { ...query, where: { id: noteId } }),
    }),
    jobOrder: jobOrderField(t),
  }),
  sample: async ({ caller, buyer, job, file, foreign }) => {
    const as = caller(buyer);
    return {
      as,
      input: { jobOrderId: await job(), text: 'Hello', visibility: 'CUSTOMER', fileIds: [await file(as)] },
      foreign: { 'input.jobOrderId': foreign.jobId, 'input.fileIds': foreign.fileId },
    };
  },
});

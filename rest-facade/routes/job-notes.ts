import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import { noteAnswer, noteSchema } from '../answers/jobs/note.ts';
import { count, id } from '../answers/values.ts';
import type { NoteVisibility } from '../gql/graphql.ts';
import { callerOf, requireNoteWriter, requireOwnAuthor, requireStaff } from '../graphql/caller.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { uploadPictures } from '../graphql/upload-pictures.ts';
import { optional, recordId, text } from '../input/fields.ts';
import { existing } from '../input/ids.ts';
import type { Parsed } from '../input/parse.ts';
import { RestAddNote } from '../operations/jobs/job-actions.ts';
import { RestJobExists, RestNoteSubject } from '../operations/jobs/jobs.ts';
import { type Answer, envelope, type RestRequest, restSteps } from '../route/route.ts';
import type { Sample } from '../route/sample.ts';

const NOTE_FIELDS = { text: 'note', subjectId: 'jobOrderID', file: 'image', fileIds: 'image' } as const;

/** The default type of a note’s subject. */
const JOB_ORDER = 'JO';

const noteText = text.refine((value) => value.trim() !== '', 'REQUIRED');

const noteForm = {
  jobOrderID: recordId,
  note: noteText,
  // Files are read under any field name.
  image: z.array(z.file()).max(5).optional().describe('Pictures of at most 10 MB each.'),
};

const formSample: Sample = ({ job, picture }) => ({
  form: { jobOrderID: String(job), note: 'Hello', image: picture },
});

const addedNote = noteSchema
  .extend({ jobID: id, noteCount: count })
  .meta({ id: 'AddedNote', description: 'The note, with the number of notes.' });
type AddedNote = z.output<typeof addedNote>;

/** Notes on job orders: internal ones for staff, customer notes for both sides. */
export const jobNoteRoutes = [
  restSteps({
    method: 'post',
    path: '/JobOrders/notes',
    summary: 'Write an internal note, with pictures',
    repeat: 'keyed',
    sample: formSample,
    isMultipart: true,
    mayPost: (caller) => {
      requireStaff(caller);
      requireNoteWriter(caller);
    },
    body: noteForm,
    fields: NOTE_FIELDS,
    answer: addedNote,
    refusal,
    statuses: [404, 429],
    handle: (request) => addNoteWithPictures(request, 'INTERNAL'),
  }),
  restSteps({
    method: 'post',
    path: '/JobOrders/customernotes',
    summary: 'Write a note for the customer and staff, with pictures',
    repeat: 'keyed',
    sample: formSample,
    isMultipart: true,
    mayPost: requireNoteWriter,
    body: {
      ...noteForm,
      entityTypeCode: optional(text).describe(
        'Entity type of jobOrderID: JO for a job order (default), ITEM for a piece of one, SO for a sales order, PQ for a price quote.',
      ),
    },
    fields: NOTE_FIELDS,
    answer: addedNote,
    refusal,
    statuses: [404, 429],
    handle: (request) => addNoteWithPictures(request, 'CUSTOMER', request.body.entityTypeCode),
  }),
  restSteps({
    method: 'post',
    path: '/JobOrders/job-note-insert',
    summary: 'Write a note without pictures',
    description: 'Internal if written by staff, shared if written by a customer.',
    repeat: 'keyed',
    sample: ({ job }) => ({ body: { JobOrderID: job, Note: 'Hello' } }),
    body: {
      JobOrderID: recordId,
      Note: noteText,
      UserId: optional(recordId).describe('Must be the caller.'),
    },
    fields: { text: 'Note', subjectId: 'JobOrderID' },
    answer: addedNote,
    refusal,
    statuses: [404],
    handle: async (request) => {
      const { body, run } = request;
      const jobId = existing(body.JobOrderID);
      const caller = await callerOf(run);
      requireOwnAuthor(caller, body.UserId);
      const { jobOrder } = await run(RestJobExists, { id: jobId });
      // In JSON, without pictures: internal when written by staff, shared when written by a customer (product rules
      // 11).
      return addNote(request, {
        subjectId: requireFound(jobOrder).id,
        visibility: caller.isStaff ? 'INTERNAL' : 'CUSTOMER',
        text: body.Note,
        fileIds: [],
      });
    },
  }),
];

type NoteRequest = RestRequest<unknown, unknown, Parsed<typeof noteForm>>;

/** Caller, subject and text are checked before the upload, so that a refused note stores no files. */
async function addNoteWithPictures(
  request: NoteRequest,
  visibility: NoteVisibility,
  entityTypeCode?: string | null,
): Promise<Answer<AddedNote>> {
  const { body, files, run } = request;
  const id = existing(body.jobOrderID);
  const { viewer, noteSubjectId } = await run(RestNoteSubject, {
    type: entityTypeCode?.trim() || JOB_ORDER,
    id,
  });
  if (visibility === 'INTERNAL') requireStaff(viewer);
  if (files.length > 0 && viewer) requireNoteWriter(viewer);
  const subjectId = requireFound(noteSubjectId);
  const fileIds = await uploadPictures(request);
  return addNote(request, { subjectId, visibility, text: body.note, fileIds });
}

async function addNote(
  { run, idempotencyKey }: Pick<RestRequest, 'run' | 'idempotencyKey'>,
  note: { subjectId: string; visibility: NoteVisibility; text: string; fileIds: number[] },
): Promise<Answer<AddedNote>> {
  const { result } = await run(RestAddNote, { input: { ...note, idempotencyKey } });
  const added = succeeded(result);
  return envelope({
    ...noteAnswer(added.note),
    jobID: added.subject.databaseId,
    noteCount: added.subject.noteCount,
  });
}

import { createHash } from 'node:crypto';
import { noteAnswer } from '../answers/job.ts';
import { callerOf, requireNoteWriter, requireOwnAuthor, requireStaff } from '../caller.ts';
import { invalidField } from '../failure.ts';
import type { NoteVisibility } from '../gql/graphql.ts';
import { pathId } from '../ids.ts';
import { RestAddNote, RestUploadFile } from '../operations/job-actions.ts';
import { RestJobExists } from '../operations/jobs.ts';
import { found, succeeded } from '../result.ts';
import { type Answer, envelope, type RestRequest, restSteps } from '../route.ts';

const NOTE_FIELDS = { text: 'note', jobOrderId: 'jobOrderID', file: 'image', fileIds: 'image' } as const;

/** How legacy clients spell the entity type of a customer note. */
const JOB_ORDER_CODES = ['JO', 'JOB_ORDER', 'JOBORDER', '19'];

/** Notes on job orders: internal ones for staff, customer notes for both sides. */
export const jobNoteRoutes = [
  restSteps({
    method: 'post',
    path: '/JobOrders/notes',
    isMultipart: true,
    mayPost: (caller) => {
      requireStaff(caller);
      requireNoteWriter(caller);
    },
    fields: NOTE_FIELDS,
    handle: async (request) => addNoteWithPictures(request, 'INTERNAL'),
  }),
  restSteps({
    method: 'post',
    path: '/JobOrders/customernotes',
    isMultipart: true,
    mayPost: requireNoteWriter,
    fields: NOTE_FIELDS,
    handle: async (request) => {
      const code = request.body.text('entityTypeCode')?.trim() ?? '';
      if (code !== '' && !JOB_ORDER_CODES.includes(code.toUpperCase())) {
        throw invalidField('entityTypeCode', 'UNKNOWN');
      }
      return addNoteWithPictures(request, 'CUSTOMER');
    },
  }),
  restSteps({
    method: 'post',
    path: '/JobOrders/job-note-insert',
    fields: { text: 'Note', jobOrderId: 'JobOrderID' },
    handle: insertNote,
  }),
];

/** Caller, job and text are checked before anything is uploaded, so that a refused note leaves no files. */
async function addNoteWithPictures(request: RestRequest, visibility: NoteVisibility): Promise<Answer> {
  const { body, files, idempotencyKey, run } = request;
  const text = noteText(request, 'note');
  const jobId = pathId(String(body.requiredInteger('jobOrderID')));
  const { viewer, jobOrder } = await run(RestJobExists, { id: jobId });
  if (visibility === 'INTERNAL') requireStaff(viewer);
  if (files.length > 0) requireNoteWriter(await callerOf(request));
  const jobOrderId = found(jobOrder).id;
  const fileIds: number[] = [];
  for (const [index, file] of files.entries()) {
    const input = { file, idempotencyKey: pictureKey(idempotencyKey, index) };
    const { result } = await run(RestUploadFile, { input });
    fileIds.push(succeeded(result).file.databaseId);
  }
  return addNote(request, { jobOrderId, visibility, text, fileIds });
}

/** A key of its own for each picture of a call, of a length that every key of a call allows. */
function pictureKey(key: string | null, index: number): string | null {
  return key === null ? null : createHash('sha256').update(`picture ${index} ${key}`).digest('hex');
}

/** Without pictures, in JSON: internal when staff writes, shared when a customer does (product rules 11). */
async function insertNote(request: RestRequest): Promise<Answer> {
  const { body, run } = request;
  const text = noteText(request, 'Note');
  const jobId = pathId(String(body.requiredInteger('JobOrderID')));
  const caller = await callerOf(request);
  requireOwnAuthor(caller, body.integer('UserId'));
  const { jobOrder } = await run(RestJobExists, { id: jobId });
  return addNote(request, {
    jobOrderId: found(jobOrder).id,
    visibility: caller.isStaff ? 'INTERNAL' : 'CUSTOMER',
    text,
    fileIds: [],
  });
}

async function addNote(
  { run, idempotencyKey }: RestRequest,
  note: { jobOrderId: string; visibility: NoteVisibility; text: string; fileIds: number[] },
): Promise<Answer> {
  const { result } = await run(RestAddNote, { input: { ...note, idempotencyKey } });
  const added = succeeded(result);
  return envelope({
    ...noteAnswer(added.note),
    jobID: added.jobOrder.databaseId,
    noteCount: added.jobOrder.noteCount,
  });
}

function noteText({ body }: RestRequest, field: string): string {
  const text = body.requiredText(field);
  if (text.trim() === '') throw invalidField(field, 'REQUIRED');
  return text;
}

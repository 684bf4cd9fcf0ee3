import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { optional } from '../inputs.ts';
import { failureOf, refusal } from '../schemas/envelope.ts';
import { jobStatusResultSchema, jobSummarySchema, noteSchema } from '../schemas/job.ts';
import { count, id } from '../schemas/values.ts';

const job = { id: 'Job order.' };
const done = { path: job, answer: jobSummarySchema, refusal };
const reason = z.object({ reason: z.string().optional() });
const addedNote = noteSchema
  .extend({ jobID: id, noteCount: count })
  .meta({ id: 'AddedNote', description: 'The note, and how many the job has now.' });
const results = z.array(jobStatusResultSchema);

const noteForm = {
  jobOrderID: id,
  note: z.string(),
  image: z.array(z.file()).max(5).optional().describe('Pictures of 10 MB at most.'),
};

/** What is done with job orders, and notes on them. */
export const jobActionCalls: CallDescriptions = {
  'POST /JobOrders/:id/cancel': {
    ...done,
    summary: 'Cancel a job',
    query: reason,
    body: z.object({ reason: optional(z.string()) }),
  },
  'POST /JobOrders/re-order/:id': {
    ...done,
    summary: 'Order a job again, at today’s price',
    body: z.object({ expectedPrice: optional(z.number()).describe('Refused when it is another by now.') }),
    answer: jobSummarySchema
      .extend({ jobTypeCode: z.literal('JO') })
      .meta({ id: 'ReorderedJob', description: 'The new job.' }),
    takesKey: true,
  },
  'POST /JobOrders/:id/approve': {
    ...done,
    summary: 'Approve a job or one of its services',
    query: z.object({ serviceType: z.string().optional() }),
    body: z.object({ serviceType: optional(z.string()) }),
  },
  'POST /JobOrders/:id/decline': {
    ...done,
    summary: 'Decline a job, with the reason',
    query: z.object({ reasonText: z.string().optional() }),
    body: z.object({ reasonText: optional(z.string()) }),
  },
  'POST /JobOrders/update-status': {
    summary: 'Move many jobs to a status',
    description: 'Jobs that stay as they were have their reason in their row and in `errorMessages`.',
    body: z.object({
      JobIds: z.union([z.array(id), id]),
      StatusTypeCode: z.string(),
      reason: optional(z.string()),
      trackingNumber: optional(z.string()),
      pickedUp: optional(z.boolean()),
    }),
    answer: results,
    refusal: failureOf(results).meta({
      id: 'StatusRefusal',
      description: 'Some jobs stayed as they were.',
    }),
    statuses: [404, 409],
  },
  'POST /JobOrders/notes': {
    summary: 'Write an internal note, with pictures',
    body: z.object(noteForm),
    answer: addedNote,
    refusal,
    statuses: [404, 429],
    takesKey: true,
  },
  'POST /JobOrders/customernotes': {
    summary: 'Write a note that both sides read, with pictures',
    body: z.object({
      ...noteForm,
      entityTypeCode: z.string().optional().describe('JO, where a client sends it.'),
    }),
    answer: addedNote,
    refusal,
    statuses: [404, 429],
    takesKey: true,
  },
  'POST /JobOrders/job-note-insert': {
    summary: 'Write a note without pictures',
    description: 'Internal when staff writes, shared when a customer does.',
    body: z.object({
      JobOrderID: id,
      Note: z.string(),
      UserId: optional(id).describe('Must be the caller.'),
    }),
    answer: addedNote,
    refusal,
    statuses: [404],
    takesKey: true,
  },
};

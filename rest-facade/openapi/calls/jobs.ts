import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import {
  jobImageSchema,
  jobItemSchema,
  jobServiceSchema,
  jobSummarySchema,
  noteSchema,
} from '../schemas/job.ts';
import { jobDetailSchema } from '../schemas/job-detail.ts';
import { count, day, id } from '../schemas/values.ts';

const job = { id: 'Job order.' };
const items = z.strictObject({ items: z.array(jobItemSchema) });

/** Reads of job orders. */
export const jobCalls: CallDescriptions = {
  'GET /JobOrders/job-services': {
    summary: 'Services and the jobs that wait for them',
    answer: z.strictObject({ jobServices: z.array(jobServiceSchema) }),
  },
  'GET /JobOrders/job-orders': {
    summary: 'Job orders, a page at a time',
    query: z.object({
      status: z
        .string()
        .optional()
        .describe('all, new, processing, closed, open, or a status by code or id.'),
      search: z.string().optional(),
      statusCodes: z.array(z.string()).optional(),
      customerId: id.optional(),
      promised: z.string().optional().describe('LATE, DUE_SOON or NONE.'),
      promisedFrom: day.optional(),
      promisedTo: day.optional(),
      waitingOn: z.string().optional().describe('US or CUSTOMER.'),
      filters: z.string().optional().describe('The same names as a JSON object.'),
      sortBy: z.string().optional().describe('dateCreated, promisedDate or number; newest first without.'),
      sortDesc: z.boolean().optional(),
    }),
    answer: z.strictObject({
      total: count,
      isMinimum: z.boolean().describe('Counting stopped here: there are at least so many.'),
      items: z.array(jobSummarySchema),
      options: z.strictObject({ page: count, itemsPerPage: count, sortBy: z.string() }),
    }),
  },
  'GET /JobOrders/:id/notes': {
    summary: 'Internal notes, for staff',
    path: job,
    answer: z.array(noteSchema),
  },
  'GET /JobOrders/:id/customernotes': {
    summary: 'Notes that both sides read',
    path: job,
    answer: z.array(noteSchema),
  },
  'GET /JobOrders/:id/items': { summary: 'Pieces of a job', path: job, answer: items },
  'GET /JobItem/job-items-by-job-id/:id': { summary: 'Pieces of a job', path: job, answer: items },
  'GET /JobOrders/:id/allItems': {
    summary: 'Pieces of a job with their parts',
    path: job,
    answer: items,
  },
  'GET /JobOrders/:id/images': {
    summary: 'Pictures of a job',
    path: job,
    answer: z.strictObject({ images: z.array(jobImageSchema) }),
  },
  'GET /job-orders-extended/:id/detail': {
    summary: 'A job with everything that its page shows',
    path: job,
    answer: jobDetailSchema,
  },
};

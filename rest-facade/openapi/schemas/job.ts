import { z } from 'zod';
import type { jobImageAnswer, jobItemAnswer, jobSummaryAnswer, noteAnswer } from '../../answers/job.ts';
import type { jobServiceAnswer } from '../../answers/job-services.ts';
import type { jobStatusResultAnswer } from '../../answers/job-status-result.ts';
import { component } from '../component.ts';
import { namedSchema, person, ringSize } from './named.ts';
import { count, currency, day, fileUrl, id, instant, seenMoney } from './values.ts';

/** A job order in a list. */
export const jobSummarySchema = component<ReturnType<typeof jobSummaryAnswer>>()(
  'JobSummary',
  'A job order in a list.',
  z.strictObject({
    jobID: id,
    id,
    number: z.string(),
    order_code: z.string(),
    orderGroupId: id,
    name: z.string(),
    noteCount: count,
    statusId: id,
    statusCode: z.string(),
    statusName: z.string(),
    statusColour: z.string(),
    tab: z.string().nullable().describe('new, processing or closed.'),
    waitingOn: z.enum(['CUSTOMER', 'US']).nullable(),
    urgency: z.enum(['CLOSED', 'DUE_SOON', 'LATE', 'NONE', 'ON_TRACK']),
    stage: z.strictObject({ code: z.int32(), name: z.string() }).nullable().describe('On the bench.'),
    customerID: id,
    customerName: z.string(),
    accountNumber: z.string(),
    poNumber: z.string().nullable(),
    reference: z.string().nullable(),
    endCustomer: z.string().nullable(),
    itemTypeID: id,
    itemTypeCode: z.string(),
    itemTypeName: z.string(),
    metalId: id,
    metal: namedSchema,
    priority: namedSchema,
    size: z.number().nullable().describe('US ring size.'),
    ringSize: ringSize.nullable(),
    quantity: count,
    currency,
    price: seenMoney,
    total: seenMoney,
    pricingMode: z.string(),
    estimatedWeight: z.number().describe('Grams of one piece.'),
    dateCreated: instant,
    dateUpdated: instant,
    promisedDate: day.nullable(),
    wantedBy: day.nullable(),
    dateShipped: instant.nullable(),
    trackingNumber: z.string().nullable(),
    imageUrl: z.string(),
    version: z.int32(),
  }),
);

/** A piece of a job. */
export const jobItemSchema = component<ReturnType<typeof jobItemAnswer>>()(
  'JobItem',
  'A piece of a job, or a part of one.',
  z.strictObject({
    id,
    jobID: id,
    parentID: id.nullable(),
    code: z.string(),
    name: z.string(),
    quantity: count,
    size: z.number().nullable(),
    ringSize: ringSize.nullable(),
    weight: z.number().nullable().describe('Grams.'),
    metal: namedSchema.nullable(),
    imageUrl: z.string(),
    customAttributes: z.array(
      z.strictObject({
        id: id.nullable(),
        name: z.string(),
        value: z.string(),
        fileUrl: z.string().nullable(),
      }),
    ),
  }),
);

/** A note with its pictures. */
export const noteSchema = component<ReturnType<typeof noteAnswer>>()(
  'JobNote',
  'A note on a job with its pictures.',
  z.strictObject({
    id,
    note: z.string(),
    visibility: z.enum(['CUSTOMER', 'INTERNAL']),
    authorId: id,
    author: z.string(),
    actingAs: person.nullable().describe('The staff member who wrote it for the author.'),
    dateCreated: instant,
    attachments: z.array(
      z.strictObject({
        id,
        fileUrl,
        thumbnailUrl: z.string(),
        name: z.string(),
        width: count,
        height: count,
        mimeType: z.string(),
      }),
    ),
  }),
);

/** A picture of a job. */
export const jobImageSchema = component<ReturnType<typeof jobImageAnswer>>()(
  'JobImage',
  'A picture of a job; the big one is shown first.',
  z.strictObject({ id, fileUrl, thumbnailUrl: z.string(), caption: z.string(), isBig: z.boolean() }),
);

/** A service and the jobs that wait for it. */
export const jobServiceSchema = component<ReturnType<typeof jobServiceAnswer>>()(
  'JobService',
  'A service and the jobs that wait for it.',
  z.strictObject({
    id,
    serviceTypeName: z.string(),
    serviceTypeCode: z.string(),
    page: count,
    jobs: z.array(
      z.strictObject({
        jobID: id,
        number: z.string(),
        name: z.string(),
        statusCode: z.string(),
        statusName: z.string(),
        customerID: id,
        customerName: z.string(),
        promisedDate: day.nullable(),
        imageUrl: z.string(),
      }),
    ),
    isLoading: z.boolean(),
    isVisible: z.boolean(),
  }),
);

/** A row of POST /JobOrders/update-status. */
export const jobStatusResultSchema = component<ReturnType<typeof jobStatusResultAnswer>>()(
  'JobStatusResult',
  'What became of one job of a bulk update.',
  z.strictObject({
    jobID: id.nullable(),
    number: z.string().nullable(),
    ok: z.boolean(),
    action: z.string().nullable(),
    statusCode: z.string().nullable(),
    statusName: z.string().nullable(),
    code: z.string().nullable().describe('Why the job stayed as it was.'),
  }),
);

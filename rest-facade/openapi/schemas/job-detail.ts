import { z } from 'zod';
import type { jobDetailAnswer } from '../../answers/job-detail.ts';
import { component } from '../component.ts';
import { addressSnapshot } from './address.ts';
import { jobImageSchema, jobItemSchema, jobSummarySchema, noteSchema } from './job.ts';
import { choice, namedFile, namedSchema, person } from './named.ts';
import { orderTotals } from './order.ts';
import { priceSummary } from './price.ts';
import { id, instant, seenMoney } from './values.ts';

type JobDetail = ReturnType<typeof jobDetailAnswer>;

const jobLink = z
  .strictObject({ jobID: id, number: z.string() })
  .meta({ id: 'JobLink', description: 'Another job by id and number.' });

const service = component<JobDetail['jobServices'][number]>()(
  'JobServiceStep',
  'A service on a job that the customer approves or declines.',
  z.strictObject({
    id,
    jobID: id,
    serviceType: namedSchema,
    serviceTypeCode: z.string(),
    serviceTypeName: z.string(),
    price: seenMoney,
    revision: z.int32(),
    status: z.string(),
    dateDecided: instant.nullable(),
    proof: namedFile.nullable(),
  }),
);

const event = component<JobDetail['history'][number]>()(
  'JobEvent',
  'Something that was done with a job.',
  z.strictObject({
    date: instant,
    action: z.string(),
    fromStatusCode: z.string().nullable(),
    fromStatusName: z.string().nullable(),
    toStatusCode: z.string(),
    toStatusName: z.string(),
    reason: z.string().nullable(),
    user: person.nullable(),
    actingAs: person.nullable(),
    approvedPrice: seenMoney,
    approvedServices: z.array(z.string()),
  }),
);

const action = component<JobDetail['allowedActions'][number]>()(
  'JobAction',
  'What may be done with a job now, or what is missing.',
  z.strictObject({
    action: z.string(),
    enabled: z.boolean(),
    missing: z
      .enum([
        'ACTING_AS_FORBIDDEN',
        'ALREADY_INVOICED',
        'APPROVAL_REQUIRED',
        'CUSTOMER_NOTE_REQUIRED',
        'NOTHING_AWAITS_APPROVAL',
        'NOTHING_PROPOSED',
        'NO_OPEN_SERVICE',
        'PAYMENT_TERMS_NOT_MET',
        'PREVIOUS_STATUS_UNKNOWN',
        'PRODUCTION_STARTED',
        'RESTORE_WINDOW_CLOSED',
      ])
      .nullable(),
    requiresReason: z.boolean(),
    requiresTracking: z.boolean(),
    permission: z.int32(),
    toStatusCode: z.string().nullable(),
    toStatusName: z.string().nullable(),
  }),
);

const order = component<JobDetail['order']>()(
  'JobOrderGroup',
  'The order that a job came in.',
  z.strictObject({
    id,
    order_code: z.string(),
    customerWoNumber: z.string().nullable(),
    notes: z.string().nullable(),
    shippingAddress: addressSnapshot,
    billingAddress: addressSnapshot,
    sellToAddress: addressSnapshot.nullable(),
    shippingMethod: namedSchema.nullable(),
    ...orderTotals,
    dateCreated: instant,
  }),
);

/** A job with everything that its page shows. */
export const jobDetailSchema = component<JobDetail>()(
  'JobDetail',
  'A job with everything that its page shows.',
  jobSummarySchema.extend({
    note: z.string().nullable(),
    isPickedUp: z.boolean(),
    dateApproved: instant.nullable(),
    declineReason: z.string().nullable(),
    cancelReason: z.string().nullable(),
    marketAsOf: instant,
    placedBy: person.nullable(),
    contact: person.nullable(),
    attributes: z.array(choice),
    summary: priceSummary,
    items: z.array(jobItemSchema).describe('Parents first, each followed by its children.'),
    jobServices: z.array(service),
    images: z.array(jobImageSchema),
    customerNotes: z.array(noteSchema),
    history: z.array(event),
    allowedActions: z.array(action),
    reorderedFrom: jobLink.nullable(),
    remadeFrom: jobLink.nullable(),
    remake: jobLink.nullable(),
    order,
  }),
);

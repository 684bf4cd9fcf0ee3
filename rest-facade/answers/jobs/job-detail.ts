import { z } from 'zod';
import type { RestJobDetailQuery } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { priceRows, priceSummary } from '../catalog/price.ts';
import { amount } from '../money/amounts.ts';
import { choice, named, namedFile, namedSchema, person } from '../named.ts';
import { addressSnapshot } from '../orders/address.ts';
import { orderTotals, orderTotalsAnswer } from '../orders/order.ts';
import { id, instant, seenMoney } from '../values.ts';
import { jobSummaryAnswer, jobSummarySchema } from './job.ts';
import { jobImageAnswer, jobImageSchema } from './job-image.ts';
import { allItemsAnswer, jobItemSchema } from './job-item.ts';
import { noteAnswer, noteSchema } from './note.ts';

type JobDetail = NonNullable<RestJobDetailQuery['jobOrder']>;

/** GET /job-orders-extended/:id/detail: the job with everything that its page shows. */
export function jobDetailAnswer(job: JobDetail) {
  return {
    ...jobSummaryAnswer(job),
    note: job.note,
    isPickedUp: job.pickedUp,
    dateApproved: job.approvedAt,
    declineReason: job.declineReason,
    cancelReason: job.cancelReason,
    marketAsOf: job.marketAsOf,
    placedBy: personAnswer(job.placedBy),
    contact: personAnswer(job.contact),
    attributes: job.choices.map((choice) => ({
      id: choice.attributeId,
      code: choice.attributeCode,
      name: choice.attributeName,
      optionId: choice.optionId,
      value: choice.value,
    })),
    summary: priceRows(job.summary),
    items: allItemsAnswer(job.items, job.databaseId),
    jobServices: job.services.map((service) => ({
      id: service.databaseId,
      jobID: job.databaseId,
      serviceType: named(service.serviceType),
      serviceTypeCode: service.serviceType.code,
      serviceTypeName: service.serviceType.name,
      price: amount(service.price),
      revision: service.revision,
      status: service.status,
      dateDecided: service.decidedAt,
      proof: service.proof
        ? { id: service.proof.databaseId, name: service.proof.name, fileUrl: service.proof.url }
        : null,
    })),
    images: job.images.map(jobImageAnswer),
    customerNotes: job.notes.map(noteAnswer),
    history: job.history.map(historyAnswer),
    allowedActions: job.allowedActions.map(({ to, ...action }) => ({
      ...action,
      toStatusCode: to?.code ?? null,
      toStatusName: to?.name ?? null,
    })),
    reorderedFrom: jobLinkAnswer(job.reorderedFrom),
    remadeFrom: jobLinkAnswer(job.remadeFrom),
    remake: jobLinkAnswer(job.remake),
    order: orderAnswer(job),
  };
}

function historyAnswer(event: JobDetail['history'][number]) {
  return {
    date: event.at,
    action: event.action,
    fromStatusCode: event.from?.code ?? null,
    fromStatusName: event.from?.name ?? null,
    toStatusCode: event.to.code,
    toStatusName: event.to.name,
    reason: event.reason,
    user: personAnswer(event.user),
    actingAs: personAnswer(event.actingBy),
    approvedPrice: amount(event.approvedPrice),
    approvedServices: event.approvedServices,
  };
}

/** The order that the job came in, with its addresses and totals. */
function orderAnswer({ orderGroup }: JobDetail) {
  return {
    id: orderGroup.databaseId,
    order_code: orderGroup.code,
    customerWoNumber: orderGroup.customerWoNumber,
    notes: orderGroup.notes,
    shippingAddress: orderGroup.shippingAddress,
    billingAddress: orderGroup.billingAddress,
    sellToAddress: orderGroup.sellToAddress,
    shippingMethod: orderGroup.shippingMethod ? named(orderGroup.shippingMethod) : null,
    ...orderTotalsAnswer(orderGroup),
    dateCreated: orderGroup.createdAt,
  };
}

function personAnswer(user: { databaseId: number; fullName: string } | null) {
  return user ? { id: user.databaseId, fullName: user.fullName } : null;
}

function jobLinkAnswer(job: { databaseId: number; number: string } | null) {
  return job ? { jobID: job.databaseId, number: job.number } : null;
}

type JobDetailAnswer = ReturnType<typeof jobDetailAnswer>;

const jobLink = z
  .strictObject({ jobID: id, number: z.string() })
  .meta({ id: 'JobLink', description: 'Another job by id and number.' });

const service = component<JobDetailAnswer['jobServices'][number]>()(
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

const event = component<JobDetailAnswer['history'][number]>()(
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

const action = component<JobDetailAnswer['allowedActions'][number]>()(
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
        'ORDER_NOT_CONFIRMED',
        'DEPOSIT_REVERSED',
        'CREDIT_LIMIT_EXCEEDED',
        'ORDER_ON_HOLD',
        'ORDER_NOT_PAID',
        'PREVIOUS_STATUS_UNKNOWN',
        'PRODUCTION_STARTED',
        'RESTORE_WINDOW_CLOSED',
        'WEIGHT_REQUIRED',
      ])
      .nullable(),
    requiresReason: z.boolean(),
    requiresTracking: z.boolean(),
    permission: z.int32(),
    toStatusCode: z.string().nullable(),
    toStatusName: z.string().nullable(),
  }),
);

const order = component<JobDetailAnswer['order']>()(
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
export const jobDetailSchema = component<JobDetailAnswer>()(
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

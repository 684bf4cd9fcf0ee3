import { z } from 'zod';
import type { RestJobDetailFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { priceRows, priceSummary } from '../catalog/price.ts';
import { fieldTable } from '../field-table.ts';
import { amount } from '../money/amounts.ts';
import {
  choiceTable,
  named,
  namedFile,
  namedFileTable,
  namedSchema,
  namedTable,
  personTable,
} from '../named.ts';
import { addressSnapshot } from '../orders/address.ts';
import { orderTotals } from '../orders/order.ts';
import { id, instant, seenMoney } from '../values.ts';
import { jobSummary } from './job.ts';
import { jobImage } from './job-image.ts';
import { allItemsAnswer, jobItemSchema } from './job-item.ts';
import { noteAnswer, noteSchema } from './note.ts';

const jobLink = fieldTable<{ readonly databaseId: number; readonly number: string }>()({
  id: 'JobLink',
  description: 'Another job by id and number.',
  fields: (t) => ({ jobID: t.field('databaseId', id), number: t.field('number', z.string()) }),
});

type Service = RestJobDetailFragment['services'][number];

/** A service contains the id of its job, which is one level above it. */
function serviceAnswer(service: Service, jobID: number) {
  return {
    id: service.databaseId,
    jobID,
    serviceType: named(service.serviceType),
    serviceTypeCode: service.serviceType.code,
    serviceTypeName: service.serviceType.name,
    price: amount(service.price),
    revision: service.revision,
    status: service.status,
    dateDecided: service.decidedAt,
    proof: service.proof && namedFileTable.answer(service.proof),
  };
}

const service = component<ReturnType<typeof serviceAnswer>>()(
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

const event = fieldTable<RestJobDetailFragment['history'][number]>()({
  id: 'JobEvent',
  description: 'An entry of a job’s history.',
  fields: (t) => ({
    date: t.field('at', instant),
    action: t.field('action', z.string()),
    fromStatusCode: t.field('from.code', z.string().nullable()),
    fromStatusName: t.field('from.name', z.string().nullable()),
    toStatusCode: t.field('to.code', z.string()),
    toStatusName: t.field('to.name', z.string()),
    reason: t.field('reason', z.string().nullable()),
    user: t.partOrNull('user', personTable),
    actingAs: t.partOrNull('actingBy', personTable),
    approvedPrice: t.decimal('approvedPrice', seenMoney),
    approvedServices: t.field('approvedServices', z.array(z.string())),
  }),
});

/** What an action may be missing. */
const missing = z.enum([
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
  'PIECES_SHIPPED',
  'PREVIOUS_STATUS_UNKNOWN',
  'PRODUCTION_STARTED',
  'RESTORE_WINDOW_CLOSED',
  'SALES_ORDER_CLOSED',
  'SHIPMENT_BILLED',
  'SHIPMENT_HAS_OTHERS',
  'WEIGHT_REQUIRED',
]);

const action = fieldTable<RestJobDetailFragment['allowedActions'][number]>()({
  id: 'JobAction',
  description: 'An available action on a job, or what it lacks.',
  fields: (t) => ({
    action: t.field('action', z.string()),
    enabled: t.field('enabled', z.boolean()),
    missing: t.field('missing', missing.nullable()),
    requiresReason: t.field('requiresReason', z.boolean()),
    requiresTracking: t.field('requiresTracking', z.boolean()),
    permission: t.field('permission', z.int32()),
    toStatusCode: t.field('to.code', z.string().nullable()),
    toStatusName: t.field('to.name', z.string().nullable()),
  }),
});

/** The order of the job, with its addresses and totals. */
const order = fieldTable<RestJobDetailFragment['orderGroup']>()({
  id: 'JobOrderGroup',
  description: 'The order of a job.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    order_code: t.field('code', z.string()),
    customerWoNumber: t.field('customerWoNumber', z.string().nullable()),
    notes: t.field('notes', z.string().nullable()),
    shippingAddress: t.part('shippingAddress', addressSnapshot),
    billingAddress: t.part('billingAddress', addressSnapshot),
    sellToAddress: t.partOrNull('sellToAddress', addressSnapshot),
    shippingMethod: t.partOrNull('shippingMethod', namedTable),
    ...t.all(orderTotals),
    dateCreated: t.field('createdAt', instant),
  }),
});

/** GET /job-orders-extended/:id/detail: the job with all data of its page. */
export const jobDetail = fieldTable<RestJobDetailFragment>()({
  fragment: 'RestJobDetail on JobOrder',
  id: 'JobDetail',
  description: 'A job with all its details.',
  fields: (t) => ({
    ...t.all(jobSummary),
    note: t.field('note', z.string().nullable()),
    isPickedUp: t.field('pickedUp', z.boolean()),
    dateApproved: t.field('approvedAt', instant.nullable()),
    declineReason: t.field('declineReason', z.string().nullable()),
    cancelReason: t.field('cancelReason', z.string().nullable()),
    marketAsOf: t.field('marketAsOf', instant),
    placedBy: t.partOrNull('placedBy', personTable),
    contact: t.partOrNull('contact', personTable),
    attributes: t.parts('choices', choiceTable),
    summary: t.made(
      { summary: { kind: {}, code: {}, name: {}, quantity: {}, unit: {}, rate: {}, amount: {} } },
      priceSummary,
      ({ summary }) => priceRows(summary),
    ),
    items: t.made(
      { items: { '...RestJobItem': {}, children: { '...RestJobItem': {} } } },
      z.array(jobItemSchema).describe('Parents first, each followed by its children.'),
      ({ items, databaseId }) => allItemsAnswer(items, databaseId),
    ),
    jobServices: t.made(
      { services: { '...RestJobService': {} } },
      z.array(service),
      ({ services, databaseId }) => services.map((each) => serviceAnswer(each, databaseId)),
    ),
    images: t.parts('images', jobImage),
    customerNotes: t.made(
      { 'notes(visibility: CUSTOMER)': { '...RestNote': {} } },
      z.array(noteSchema),
      ({ notes }) => notes.map(noteAnswer),
    ),
    history: t.parts('history', event),
    allowedActions: t.parts('allowedActions', action),
    reorderedFrom: t.partOrNull('reorderedFrom', jobLink),
    remadeFrom: t.partOrNull('remadeFrom', jobLink),
    remake: t.partOrNull('remake', jobLink),
    order: t.part('orderGroup', order),
  }),
});

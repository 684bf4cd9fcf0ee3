import { z } from 'zod';
import type { RestJobSummaryFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema, ringSize } from '../named.ts';
import { CUSTOMER_COLUMNS, customerColumns, STATUS_COLUMNS, statusColumns } from '../row-columns.ts';
import { count, currency, day, entityType, id, instant, seenMoney } from '../values.ts';

/** A job order in a list, under the names that legacy clients read. */
export function jobSummaryAnswer(job: RestJobSummaryFragment) {
  return {
    jobID: job.databaseId,
    id: job.databaseId,
    entityTypeID: ENTITY_TYPES.JOB_ORDER,
    number: job.number,
    order_code: job.orderGroup.code,
    orderGroupId: job.orderGroup.databaseId,
    name: job.title,
    noteCount: job.noteCount,
    ...statusColumns(job.status),
    waitingOn: job.status.waitingOn,
    urgency: job.urgency,
    stage: job.stage,
    ...customerColumns(job.customer),
    poNumber: job.poNumber,
    reference: job.reference,
    endCustomer: job.endCustomer,
    itemTypeID: job.itemType.databaseId,
    itemTypeCode: job.itemType.code,
    itemTypeName: job.itemType.name,
    metalId: job.alloy.databaseId,
    metal: named(job.alloy),
    priority: named(job.priority),
    size: amount(job.size?.us),
    ringSize: job.size,
    quantity: job.quantity,
    currency: job.currency,
    price: amount(job.unitPrice),
    total: amount(job.total),
    pricingMode: job.pricingMode,
    estimatedWeight: amount(job.estimatedWeight),
    dateCreated: job.createdAt,
    dateUpdated: job.updatedAt,
    promisedDate: job.promisedOn,
    wantedBy: job.wantedBy,
    dateShipped: job.shippedAt,
    trackingNumber: job.trackingNumber,
    imageUrl: job.imageUrl,
    version: job.version,
  };
}

/** A job order in a list. */
export const jobSummarySchema = component<ReturnType<typeof jobSummaryAnswer>>()(
  'JobSummary',
  'A job order in a list.',
  z.strictObject({
    jobID: id,
    id,
    entityTypeID: entityType('JOB_ORDER'),
    number: z.string(),
    order_code: z.string(),
    orderGroupId: id,
    name: z.string(),
    noteCount: count,
    ...STATUS_COLUMNS,
    waitingOn: z.enum(['CUSTOMER', 'US']).nullable(),
    urgency: z.enum(['CLOSED', 'DUE_SOON', 'LATE', 'NONE', 'ON_TRACK']),
    stage: z.strictObject({ code: z.int32(), name: z.string() }).nullable().describe('On the bench.'),
    ...CUSTOMER_COLUMNS,
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

import { z } from 'zod';
import type { RestJobSummaryFragment } from '../../gql/graphql.ts';
import { fieldTable } from '../field-table.ts';
import { namedTable, ringSizeTable } from '../named.ts';
import { customerColumns, statusColumns } from '../row-columns.ts';
import { count, currency, day, entityType, id, instant, seenMoney } from '../values.ts';

const stage = fieldTable<{ readonly code: number; readonly name: string }>()({
  fields: (t) => ({ code: t.field('code', z.int32()), name: t.field('name', z.string()) }),
});

/** A job order in a list, with the field names of legacy clients. */
export const jobSummary = fieldTable<RestJobSummaryFragment>()({
  fragment: 'RestJobSummary on JobOrder',
  id: 'JobSummary',
  description: 'A job order in a list.',
  fields: (t) => ({
    jobID: t.field('databaseId', id),
    id: t.field('databaseId', id),
    entityTypeID: t.fixed(entityType('JOB_ORDER')),
    number: t.field('number', z.string()),
    order_code: t.field('orderGroup.code', z.string()),
    orderGroupId: t.field('orderGroup.databaseId', id),
    name: t.field('title', z.string()),
    noteCount: t.field('noteCount', count),
    ...t.of('status', statusColumns),
    waitingOn: t.field('status.waitingOn', z.enum(['CUSTOMER', 'US']).nullable()),
    urgency: t.field('urgency', z.enum(['CLOSED', 'DUE_SOON', 'LATE', 'NONE', 'ON_TRACK'])),
    stage: t.partOrNull('stage', stage, 'On the bench.'),
    ...t.of('customer', customerColumns),
    poNumber: t.field('poNumber', z.string().nullable()),
    reference: t.field('reference', z.string().nullable()),
    endCustomer: t.field('endCustomer', z.string().nullable()),
    itemTypeID: t.field('itemType.databaseId', id),
    itemTypeCode: t.field('itemType.code', z.string()),
    itemTypeName: t.field('itemType.name', z.string()),
    metalId: t.field('alloy.databaseId', id),
    metal: t.part('alloy', namedTable),
    priority: t.part('priority', namedTable),
    size: t.decimal('size.us', z.number().nullable().describe('US ring size.')),
    ringSize: t.partOrNull('size', ringSizeTable),
    quantity: t.field('quantity', count),
    currency: t.field('currency', currency),
    price: t.decimal('unitPrice', seenMoney),
    total: t.decimal('total', seenMoney),
    pricingMode: t.field('pricingMode', z.string()),
    estimatedWeight: t.decimal('estimatedWeight', z.number().describe('Grams per piece.')),
    dateCreated: t.field('createdAt', instant),
    dateUpdated: t.field('updatedAt', instant),
    promisedDate: t.field('promisedOn', day.nullable()),
    wantedBy: t.field('wantedBy', day.nullable()),
    dateShipped: t.field('shippedAt', instant.nullable()),
    trackingNumber: t.field('trackingNumber', z.string().nullable()),
    imageUrl: t.field('imageUrl', z.string()),
    version: t.field('version', z.int32()),
  }),
});

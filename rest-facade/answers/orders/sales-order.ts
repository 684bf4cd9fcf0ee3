import { z } from 'zod';
import type { RestSalesOrderItemFragment, RestSalesOrderSummaryFragment } from '../../gql/graphql.ts';
import { fieldTable } from '../field-table.ts';
import { namedTable } from '../named.ts';
import { customerColumns, statusColumns } from '../row-columns.ts';
import { count, currency, day, entityType, id, instant, seenMoney } from '../values.ts';

const progress = fieldTable<NonNullable<RestSalesOrderSummaryFragment['progress']>>()({
  fields: (t) => ({
    pieces: t.field('pieces', count),
    ready: t.field('ready', count),
    shipped: t.field('shipped', count),
    percent: t.field('percent', count),
  }),
});

/** A sales order in a list, with the field names of legacy clients. */
export const salesOrderSummary = fieldTable<RestSalesOrderSummaryFragment>()({
  fragment: 'RestSalesOrderSummary on SalesOrder',
  id: 'SalesOrderSummary',
  description: 'A sales order in a list.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    entityTypeID: t.fixed(entityType('SALES_ORDER')),
    number: t.field('number', z.string()),
    noteCount: t.field('noteCount', count.describe('Notes that the caller may read.')),
    jobTypeCode: t.field('kind', z.enum(['SO', 'POS_LSO']).describe('POS_LSO: layaway.')),
    order_code: t.field('orderCode', z.string().describe('Code of the order that its jobs belong to.')),
    ...t.of('status', statusColumns),
    waitingOn: t.field('status.waitingOn', z.enum(['CUSTOMER', 'US']).nullable()),
    ...t.of('customer', customerColumns),
    poNumber: t.field('poNumber', z.string().nullable()),
    currency: t.field('currency', currency),
    total: t.decimal('total', seenMoney),
    paid: t.decimal('payment.paid', seenMoney),
    balance: t.decimal('payment.balance', seenMoney),
    progress: t.partOrNull('progress', progress, 'Progress of the made pieces; null without any.'),
    dateCreated: t.field('createdAt', instant),
    dateUpdated: t.field('updatedAt', instant),
    version: t.field('version', z.int32()),
  }),
});

const jobOfLine = fieldTable<NonNullable<RestSalesOrderItemFragment['jobOrder']>>()({
  fields: (t) => ({
    jobID: t.field('databaseId', id),
    number: t.field('number', z.string()),
    status: t.part('status', namedTable),
  }),
});

/** A line of a sales order with the job that makes it. */
export const salesOrderItem = fieldTable<RestSalesOrderItemFragment>()({
  fragment: 'RestSalesOrderItem on SalesOrderLine',
  id: 'SalesOrderItem',
  description: 'A line of a sales order.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    rank: t.field('rank', count),
    name: t.field('title', z.string()),
    imageUrl: t.field('imageUrl', z.string()),
    reference: t.field('reference', z.string().nullable()),
    quantity: t.field('quantity', count),
    shippedQuantity: t.field('shippedQuantity', count.describe('Shipped pieces.')),
    shippableQuantity: t.field('shippableQuantity', count.describe('Pieces that are ready to ship.')),
    isWithdrawn: t.field('isWithdrawn', z.boolean().describe('It was cancelled or remade.')),
    isStock: t.field('isStock', z.boolean().describe('Taken from stock, without a job.')),
    price: t.decimal(
      'unitPrice',
      seenMoney.describe('Unit price: the agreed one, otherwise the ordered one. Null if hidden.'),
    ),
    orderedPrice: t.decimal('orderedUnitPrice', seenMoney),
    hasAgreedPrice: t.field('hasAgreedPrice', z.boolean()),
    total: t.decimal('total', seenMoney),
    promisedDate: t.field('promisedOn', day.nullable()),
    job: t.partOrNull(
      'jobOrder',
      jobOfLine,
      'Its job; null for a piece from stock, and if hidden from the caller.',
    ),
  }),
});

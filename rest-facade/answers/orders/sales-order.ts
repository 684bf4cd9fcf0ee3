import { z } from 'zod';
import type { RestSalesOrderItemsQuery, RestSalesOrderSummaryFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema } from '../named.ts';
import { CUSTOMER_COLUMNS, customerColumns, STATUS_COLUMNS, statusColumns } from '../row-columns.ts';
import { count, currency, day, entityType, id, instant, seenMoney } from '../values.ts';

/** A sales order in a list, under the names that legacy clients read. */
export function salesOrderSummaryAnswer(order: RestSalesOrderSummaryFragment) {
  const { status, customer, payment } = order;
  return {
    id: order.databaseId,
    entityTypeID: ENTITY_TYPES.SALES_ORDER,
    number: order.number,
    noteCount: order.noteCount,
    jobTypeCode: order.kind,
    order_code: order.orderCode,
    ...statusColumns(status),
    waitingOn: status.waitingOn,
    ...customerColumns(customer),
    poNumber: order.poNumber,
    currency: order.currency,
    total: amount(order.total),
    paid: amount(payment?.paid),
    balance: amount(payment?.balance),
    progress: order.progress,
    dateCreated: order.createdAt,
    dateUpdated: order.updatedAt,
    version: order.version,
  };
}

/** A sales order in a list. */
export const salesOrderSummarySchema = component<ReturnType<typeof salesOrderSummaryAnswer>>()(
  'SalesOrderSummary',
  'A sales order in a list.',
  z.strictObject({
    id,
    entityTypeID: entityType('SALES_ORDER'),
    number: z.string(),
    noteCount: count.describe('Notes that the caller may read.'),
    jobTypeCode: z.enum(['SO', 'POS_LSO']).describe('POS_LSO: layaway.'),
    order_code: z.string().describe('Code of the order that its jobs belong to.'),
    ...STATUS_COLUMNS,
    waitingOn: z.enum(['CUSTOMER', 'US']).nullable(),
    ...CUSTOMER_COLUMNS,
    poNumber: z.string().nullable(),
    currency,
    total: seenMoney,
    paid: seenMoney,
    balance: seenMoney,
    progress: z
      .strictObject({ pieces: count, ready: count, shipped: count, percent: count })
      .nullable()
      .describe('Pieces that are made; null when nothing of it is made.'),
    dateCreated: instant,
    dateUpdated: instant,
    version: z.int32(),
  }),
);

type Line = NonNullable<RestSalesOrderItemsQuery['salesOrder']>['lines'][number];

/** A line of a sales order with the job that makes it. */
export function salesOrderItemAnswer(line: Line) {
  const { jobOrder } = line;
  return {
    id: line.databaseId,
    rank: line.rank,
    name: line.title,
    imageUrl: line.imageUrl,
    reference: line.reference,
    quantity: line.quantity,
    shippedQuantity: line.shippedQuantity,
    shippableQuantity: line.shippableQuantity,
    isWithdrawn: line.isWithdrawn,
    isStock: line.isStock,
    price: amount(line.unitPrice),
    orderedPrice: amount(line.orderedUnitPrice),
    hasAgreedPrice: line.hasAgreedPrice,
    total: amount(line.total),
    promisedDate: line.promisedOn,
    job: jobOrder && {
      jobID: jobOrder.databaseId,
      number: jobOrder.number,
      status: named(jobOrder.status),
    },
  };
}

/** A line of a sales order. */
export const salesOrderItemSchema = component<ReturnType<typeof salesOrderItemAnswer>>()(
  'SalesOrderItem',
  'A line of a sales order.',
  z.strictObject({
    id,
    rank: count,
    name: z.string(),
    imageUrl: z.string(),
    reference: z.string().nullable(),
    quantity: count,
    shippedQuantity: count.describe('Pieces that left.'),
    shippableQuantity: count.describe('Pieces that are ready to leave.'),
    isWithdrawn: z.boolean().describe('It is no longer made.'),
    isStock: z.boolean().describe('Taken from stock: no job makes it.'),
    price: seenMoney.describe('Of one piece: the agreed one, else as ordered. Null when not shown.'),
    orderedPrice: seenMoney,
    hasAgreedPrice: z.boolean(),
    total: seenMoney,
    promisedDate: day.nullable(),
    job: z
      .strictObject({ jobID: id, number: z.string(), status: namedSchema })
      .nullable()
      .describe('The job that makes it; null for a piece from stock, and when the caller may not see it.'),
  }),
);

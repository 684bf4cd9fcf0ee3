import { z } from 'zod';
import type { RestInvoiceSummaryFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { CUSTOMER_COLUMNS, customerColumns, STATUS_COLUMNS, statusColumns } from '../row-columns.ts';
import { currency, day, entityType, id, instant, money } from '../values.ts';
import { amount } from './amounts.ts';

/** An invoice in a list, under the names that legacy clients read. */
export function invoiceSummaryAnswer(invoice: RestInvoiceSummaryFragment) {
  const { status, customer } = invoice;
  return {
    id: invoice.databaseId,
    entityTypeID: ENTITY_TYPES.INVOICE,
    number: invoice.number,
    ...statusColumns(status),
    ...customerColumns(customer),
    order_code: invoice.orderCode,
    salesOrderNumber: invoice.salesOrderNumber,
    poNumber: invoice.poNumber,
    date: invoice.issuedOn,
    dueDate: invoice.dueOn,
    isOverdue: invoice.isOverdue,
    currency: invoice.currency,
    amount: amount(invoice.total),
    appliedAmount: amount(invoice.applied),
    balance: amount(invoice.balance),
    dateCreated: invoice.createdAt,
    dateUpdated: invoice.updatedAt,
    version: invoice.version,
  };
}

/** An invoice in a list. */
export const invoiceSummarySchema = component<ReturnType<typeof invoiceSummaryAnswer>>()(
  'InvoiceSummary',
  'An invoice in a list.',
  z.strictObject({
    id,
    entityTypeID: entityType('INVOICE'),
    number: z.string(),
    ...STATUS_COLUMNS,
    ...CUSTOMER_COLUMNS,
    order_code: z.string().nullable().describe('Code of the order that it bills.'),
    salesOrderNumber: z.string().nullable().describe('Null when the caller may not see that.'),
    poNumber: z.string().nullable(),
    date: day.nullable().describe('Day of issue; null while it is a draft.'),
    dueDate: day.nullable().describe('Last day for paying; null while it is a draft.'),
    isOverdue: z.boolean().describe('Something is owed of it although its last day has passed.'),
    currency,
    amount: money.describe('What it comes to.'),
    appliedAmount: money.describe('Of that, what payments covered.'),
    balance: money.describe('What is still owed of it.'),
    dateCreated: instant,
    dateUpdated: instant,
    version: z.int32(),
  }),
);

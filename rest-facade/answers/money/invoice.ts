import { z } from 'zod';
import type { RestInvoiceSummaryFragment } from '../../gql/graphql.ts';
import { fieldTable } from '../field-table.ts';
import { customerColumns, statusColumns } from '../row-columns.ts';
import { currency, day, entityType, id, instant, money } from '../values.ts';

/** An invoice in a list, with the field names of legacy clients. */
export const invoiceSummary = fieldTable<RestInvoiceSummaryFragment>()({
  fragment: 'RestInvoiceSummary on Invoice',
  id: 'InvoiceSummary',
  description: 'An invoice in a list.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    entityTypeID: t.fixed(entityType('INVOICE')),
    number: t.field('number', z.string()),
    ...t.of('status', statusColumns),
    ...t.of('customer', customerColumns),
    order_code: t.field('orderCode', z.string().nullable().describe('Code of the invoiced order.')),
    salesOrderNumber: t.field(
      'salesOrderNumber',
      z.string().nullable().describe('Null if hidden from the caller.'),
    ),
    poNumber: t.field('poNumber', z.string().nullable()),
    date: t.field('issuedOn', day.nullable().describe('Day of issue; null for a draft.')),
    dueDate: t.field('dueOn', day.nullable().describe('Last day to pay; null for a draft.')),
    isOverdue: t.field('isOverdue', z.boolean().describe('It has a balance after its due date.')),
    currency: t.field('currency', currency),
    amount: t.decimal('total', money.describe('Total amount.')),
    appliedAmount: t.decimal('applied', money.describe('The part that is paid.')),
    balance: t.decimal('balance', money.describe('Open balance.')),
    dateCreated: t.field('createdAt', instant),
    dateUpdated: t.field('updatedAt', instant),
    version: t.field('version', z.int32()),
  }),
});

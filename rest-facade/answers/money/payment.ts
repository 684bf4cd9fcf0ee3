import { z } from 'zod';
import type { RestPaymentSummaryFragment } from '../../gql/graphql.ts';
import { fieldTable } from '../field-table.ts';
import { customerColumns } from '../row-columns.ts';
import { currency, day, id, instant, money } from '../values.ts';

/** A payment in a list, with the field names of legacy clients. */
export const paymentSummary = fieldTable<RestPaymentSummaryFragment>()({
  fragment: 'RestPaymentSummary on Payment',
  id: 'PaymentSummary',
  description: 'A payment in a list.',
  fields: (t) => ({
    id: t.field('databaseId', id),
    number: t.field('number', z.string()),
    ...t.of('customer', customerColumns),
    salesOrderNumber: t.field(
      'salesOrderNumber',
      z.string().nullable().describe('The order that it was paid towards.'),
    ),
    date: t.field('receivedOn', day.describe('Day on which it was received.')),
    method: t.field('method', z.enum(['CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER', 'PAYPAL'])),
    reference: t.field('reference', z.string().nullable()),
    currency: t.field('currency', currency),
    amount: t.decimal('amount', money.describe('Received amount.')),
    applyAmount: t.decimal('applied', money.describe('The part applied to invoices.')),
    refundedAmount: t.decimal('refunded', money.describe('The refunded part.')),
    availableAmount: t.decimal('available', money.describe('The rest, which is a prepayment.')),
    isReversed: t.field('isReversed', z.boolean().describe('It was reversed.')),
    dateCreated: t.field('createdAt', instant),
    version: t.field('version', z.int32()),
  }),
});

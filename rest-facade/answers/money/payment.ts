import { z } from 'zod';
import type { RestPaymentSummaryFragment } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { CUSTOMER_COLUMNS, customerColumns } from '../row-columns.ts';
import { currency, day, id, instant, money } from '../values.ts';
import { amount } from './amounts.ts';

/** A payment in a list, under the names that legacy clients read. */
export function paymentSummaryAnswer(payment: RestPaymentSummaryFragment) {
  const { customer } = payment;
  return {
    id: payment.databaseId,
    number: payment.number,
    ...customerColumns(customer),
    salesOrderNumber: payment.salesOrderNumber,
    date: payment.receivedOn,
    method: payment.method,
    reference: payment.reference,
    currency: payment.currency,
    amount: amount(payment.amount),
    applyAmount: amount(payment.applied),
    refundedAmount: amount(payment.refunded),
    availableAmount: amount(payment.available),
    isReversed: payment.isReversed,
    dateCreated: payment.createdAt,
    version: payment.version,
  };
}

/** A payment in a list. */
export const paymentSummarySchema = component<ReturnType<typeof paymentSummaryAnswer>>()(
  'PaymentSummary',
  'A payment in a list.',
  z.strictObject({
    id,
    number: z.string(),
    ...CUSTOMER_COLUMNS,
    salesOrderNumber: z.string().nullable().describe('The order that it was paid towards.'),
    date: day.describe('Day on which it was received.'),
    method: z.enum(['CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER', 'PAYPAL']),
    reference: z.string().nullable(),
    currency,
    amount: money.describe('How much came.'),
    applyAmount: money.describe('Of that, what invoices took.'),
    refundedAmount: money.describe('Of that, what went back to the customer.'),
    availableAmount: money.describe('What is left of it: a prepayment.'),
    isReversed: z.boolean().describe('It was taken back as if it had never come.'),
    dateCreated: instant,
    version: z.int32(),
  }),
);

import { z } from 'zod';
import type { RestOrderAndPayMutation, RestPayInvoicesMutation } from '../../gql/graphql.ts';
import { component } from '../catalog/component.ts';
import { count, currency, id, instant, seenMoney } from '../values.ts';
import { amount } from './amounts.ts';
import { invoiceSummary } from './invoice.ts';
import { paymentSummary } from './payment.ts';

type Paid = Extract<RestPayInvoicesMutation['result'], { __typename: 'PayInvoicesSuccess' }>;
type Ordered = Extract<RestOrderAndPayMutation['result'], { __typename: 'OrderAndPaySuccess' }>;

const isConfirmed = z
  .boolean()
  .describe('The bank has confirmed the payment; false: it is checked again, and never charged twice.');

/** POST /payment/pay: the payments created or used, and the paid invoices. */
export function paidInvoicesAnswer({ payments, invoices, isConfirmed: confirmed }: Paid) {
  return {
    payments: payments.map(paymentSummary.answer),
    invoices: invoices.map(invoiceSummary.answer),
    isConfirmed: confirmed,
  };
}

/** Schema of the answer above. */
export const paidInvoicesSchema = component<ReturnType<typeof paidInvoicesAnswer>>()(
  'PaidInvoices',
  'The new and the used payments, new one first, and the current invoices.',
  z.strictObject({
    payments: z.array(paymentSummary.schema),
    invoices: z.array(invoiceSummary.schema),
    isConfirmed,
  }),
);

/** Orders that were created and paid. */
export function paidOrdersAnswer({ orderCodes, orderGroups, salesOrders, payments, ...paid }: Ordered) {
  return {
    order_codes: [...orderCodes],
    orders: orderGroups.map((order, at) => ({
      order_code: orderCodes[at] ?? order.code,
      id: order.databaseId,
      salesOrderNumber: salesOrders[at]?.number ?? null,
      currency: order.currency,
      grandTotal: amount(order.grandTotal),
      dateCreated: order.createdAt,
      jobs: order.jobOrders.map((job) => ({
        jobID: job.databaseId,
        number: job.number,
        name: job.title,
        quantity: job.quantity,
        total: amount(job.total),
      })),
    })),
    payments: payments.map(paymentSummary.answer),
    isConfirmed: paid.isConfirmed,
  };
}

/** Schema of the answer above. */
export const paidOrdersSchema = component<ReturnType<typeof paidOrdersAnswer>>()(
  'PaidOrders',
  'The created orders with the amount paid for each.',
  z.strictObject({
    order_codes: z.array(z.string()),
    orders: z.array(
      z.strictObject({
        order_code: z.string(),
        id,
        salesOrderNumber: z.string().nullable(),
        currency,
        grandTotal: seenMoney,
        dateCreated: instant,
        jobs: z.array(
          z.strictObject({
            jobID: id,
            number: z.string(),
            name: z.string(),
            quantity: count,
            total: seenMoney,
          }),
        ),
      }),
    ),
    payments: z.array(paymentSummary.schema),
    isConfirmed,
  }),
);

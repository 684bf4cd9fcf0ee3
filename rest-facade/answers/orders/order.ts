import { z } from 'zod';
import type { RestSubmitOrderMutation } from '../../gql/graphql.ts';
import { databaseIdOf } from '../../input/ids.ts';
import { component } from '../catalog/component.ts';
import { fieldTable } from '../field-table.ts';
import { amount } from '../money/amounts.ts';
import { count, currency, day, id, instant, seenMoney } from '../values.ts';
import { taxesAnswer, taxesSchema } from './tax.ts';

type SubmitResult = RestSubmitOrderMutation['result'];
type Submitted = Extract<SubmitResult, { __typename: 'SubmitOrderSuccess' }>;
type PriceChanged = Extract<SubmitResult, { __typename: 'PriceChangedError' }>;

type Order = NonNullable<Submitted['orderGroup']>;

type Totals = Pick<Order, 'currency' | 'salesTaxPercent' | 'current' | 'currentTaxComponents'>;

/** The current total of an order and its components. */
export const orderTotals = fieldTable<Totals>()({
  fields: (t) => ({
    currency: t.field('currency', currency),
    subTotal: t.decimal('current.subTotal', seenMoney),
    discountValue: t.decimal('current.discountValue', seenMoney),
    shippingPrice: t.decimal('current.shippingPrice', seenMoney),
    salesTaxPercent: t.decimal('salesTaxPercent', z.number().nullable()),
    salesTaxValue: t.decimal('current.salesTaxValue', seenMoney),
    taxComponents: t.made(
      { currentTaxComponents: { code: {}, name: {}, percent: {}, registrationNumber: {}, amount: {} } },
      taxesSchema,
      ({ currentTaxComponents }) => taxesAnswer(currentTaxComponents),
    ),
    grandTotal: t.decimal('current.grandTotal', seenMoney),
  }),
});

const NO_TOTALS = { salesTaxPercent: null, current: null, currentTaxComponents: [] };

/**
 * POST /shoppingCart/submitOrder: the order with its jobs, one per line, by its sales order if it has one. A quote has
 * no sales order.
 */
export function submittedOrderAnswer(submitted: Submitted) {
  const { orderCode, jobTypeCode, orderGroup, salesOrder, priceQuote } = submitted;
  const made = orderGroup ?? priceQuote;
  if (!made) throw new Error('A submit makes an order or a quote.');
  return {
    order_code: orderCode,
    jobTypeCode,
    id: (salesOrder ?? made).databaseId,
    ...orderTotals.answer(orderGroup ?? { ...NO_TOTALS, currency: made.currency }),
    dateCreated: made.createdAt,
    jobs: (orderGroup?.jobOrders ?? []).map((job) => ({
      jobID: job.databaseId,
      number: job.number,
      name: job.title,
      quantity: job.quantity,
      total: amount(job.total),
      promisedDate: job.promisedOn,
    })),
  };
}

/** Details of PRICE_CHANGED: each line before and after, and the new totals. */
export function changedPricesAnswer({ changes, coupon, cart }: PriceChanged) {
  return {
    coupon: coupon
      ? {
          code: coupon.code,
          reason: coupon.reason,
          before: amount(coupon.before),
          after: amount(coupon.after),
        }
      : null,
    changes: changes.map(({ cartItemId, name, before, after, quantity, reason }) => ({
      id: cart.items.find(({ id }) => id === cartItemId)?.databaseId ?? databaseIdOf(cartItemId),
      name,
      before: amount(before),
      after: amount(after),
      quantity,
      reason,
    })),
    currency: cart.totals.currency,
    subTotal: amount(cart.totals.subTotal),
    grandTotal: amount(cart.totals.grandTotal),
  };
}

/** The order that was placed. */
export const submittedOrderSchema = component<ReturnType<typeof submittedOrderAnswer>>()(
  'SubmittedOrder',
  'The order with a job for each line of the cart, or the requested quote, which has no jobs.',
  z.strictObject({
    order_code: z.string().describe('Code of the order, or number of the sales order or quote.'),
    jobTypeCode: z.string().describe('The list that the order is in: JO, SO, PQ, …'),
    id: id.describe('Id of the record with this code.'),
    ...orderTotals.schema.shape,
    dateCreated: instant,
    jobs: z.array(
      z.strictObject({
        jobID: id,
        number: z.string(),
        name: z.string(),
        quantity: count,
        total: seenMoney,
        promisedDate: day.nullable(),
      }),
    ),
  }),
);

/** Details of PRICE_CHANGED. */
export const changedPricesSchema = component<ReturnType<typeof changedPricesAnswer>>()(
  'ChangedPrices',
  'Sent with PRICE_CHANGED: nothing was ordered; submit again with `acceptNewPrices`.',
  z.strictObject({
    coupon: z
      .strictObject({ code: z.string(), reason: z.string(), before: seenMoney, after: seenMoney })
      .nullable()
      .describe('A coupon that no longer applies, with the discount before and after.'),
    changes: z.array(
      z.strictObject({
        id: id.nullable().describe('Line of the cart.'),
        name: z.string(),
        before: seenMoney,
        after: seenMoney,
        quantity: count,
        reason: z.string(),
      }),
    ),
    currency,
    subTotal: seenMoney,
    grandTotal: seenMoney,
  }),
);

import { z } from 'zod';
import type { changedPricesAnswer, submittedOrderAnswer } from '../../answers/order.ts';
import type { shippingMethodAnswer } from '../../answers/shipping.ts';
import { component } from '../component.ts';
import { count, currency, day, id, instant, seenMoney } from './values.ts';

/** What an order costs, and of what that consists. */
export const orderTotals = {
  currency,
  subTotal: seenMoney,
  discountValue: seenMoney,
  shippingPrice: seenMoney,
  salesTaxPercent: z.number().nullable(),
  salesTaxValue: seenMoney,
  grandTotal: seenMoney,
};

/** The order that was placed. */
export const submittedOrderSchema = component<ReturnType<typeof submittedOrderAnswer>>()(
  'SubmittedOrder',
  'The order that was placed, a job for each line of the cart.',
  z.strictObject({
    order_code: z.string(),
    jobTypeCode: z.string().describe('The list that the order is in: JO, SO, PQ, …'),
    id,
    ...orderTotals,
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

/** What stands beside PRICE_CHANGED. */
export const changedPricesSchema = component<ReturnType<typeof changedPricesAnswer>>()(
  'ChangedPrices',
  'Beside PRICE_CHANGED: nothing was ordered; submit again with `acceptNewPrices`.',
  z.strictObject({
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

/** A shipping method with its price. */
export const shippingMethodSchema = component<ReturnType<typeof shippingMethodAnswer>>()(
  'ShippingMethod',
  "A shipping method and its price for the caller's cart.",
  z.strictObject({
    id,
    name: z.string(),
    code: z.string(),
    price: seenMoney,
    transitDays: count,
    isPickup: z.boolean(),
    freeFrom: seenMoney.describe('Subtotal from which it is free; null: never.'),
  }),
);

import { amount } from '../amounts.ts';
import type { RestSubmitOrderMutation } from '../gql/graphql.ts';
import { databaseIdOf } from '../ids.ts';

type SubmitResult = RestSubmitOrderMutation['result'];
type Submitted = Extract<SubmitResult, { __typename: 'SubmitOrderSuccess' }>;
type PriceChanged = Extract<SubmitResult, { __typename: 'PriceChangedError' }>;

type Totals = Pick<
  Submitted['orderGroup'],
  | 'currency'
  | 'subTotal'
  | 'discountValue'
  | 'shippingPrice'
  | 'salesTaxPercent'
  | 'salesTaxValue'
  | 'grandTotal'
>;

/** What an order costs, and of what that consists. */
export function orderTotalsAnswer(order: Totals) {
  return {
    currency: order.currency,
    subTotal: amount(order.subTotal),
    discountValue: amount(order.discountValue),
    shippingPrice: amount(order.shippingPrice),
    salesTaxPercent: amount(order.salesTaxPercent),
    salesTaxValue: amount(order.salesTaxValue),
    grandTotal: amount(order.grandTotal),
  };
}

/** POST /shoppingCart/submitOrder: the order with its jobs, a line each. */
export function submittedOrderAnswer({ orderCode, jobTypeCode, orderGroup }: Submitted) {
  return {
    order_code: orderCode,
    jobTypeCode,
    id: orderGroup.databaseId,
    ...orderTotalsAnswer(orderGroup),
    dateCreated: orderGroup.createdAt,
    jobs: orderGroup.jobOrders.map((job) => ({
      jobID: job.databaseId,
      number: job.number,
      name: job.title,
      quantity: job.quantity,
      total: amount(job.lineTotal),
      promisedDate: job.promisedOn,
    })),
  };
}

/** What stands beside PRICE_CHANGED: each line before and after, and the new totals. */
export function changedPricesAnswer({ changes, cart }: PriceChanged) {
  return {
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

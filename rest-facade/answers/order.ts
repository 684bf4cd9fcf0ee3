import { amount } from '../amounts.ts';
import type { RestSubmitOrderMutation } from '../gql/graphql.ts';
import { databaseIdOf } from '../ids.ts';

type SubmitResult = RestSubmitOrderMutation['result'];
type Submitted = Extract<SubmitResult, { __typename: 'SubmitOrderSuccess' }>;
type PriceChanged = Extract<SubmitResult, { __typename: 'PriceChangedError' }>;

type Totals = Pick<Submitted['orderGroup'], 'currency' | 'salesTaxPercent' | 'current'>;

/** What an order comes to now, and of what that consists. */
export function orderTotalsAnswer({ currency, salesTaxPercent, current }: Totals) {
  return {
    currency,
    subTotal: amount(current?.subTotal),
    discountValue: amount(current?.discountValue),
    shippingPrice: amount(current?.shippingPrice),
    salesTaxPercent: amount(salesTaxPercent),
    salesTaxValue: amount(current?.salesTaxValue),
    grandTotal: amount(current?.grandTotal),
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
      total: amount(job.total),
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

import { z } from 'zod';
import { failureOf, refusal, refusalDetails } from '../answers/envelope.ts';
import { amount } from '../answers/money/amounts.ts';
import { cartAnswer, cartSchema, salesTaxSchema } from '../answers/orders/cart.ts';
import {
  changedPricesAnswer,
  changedPricesSchema,
  submittedOrderAnswer,
  submittedOrderSchema,
} from '../answers/orders/order.ts';
import { RestFailure } from '../errors/failure.ts';
import { activeCustomer, requireActiveCustomer } from '../graphql/caller.ts';
import { type ReadCart, readCart } from '../graphql/read-cart.ts';
import { succeeded } from '../graphql/result.ts';
import { readAddressBook } from '../input/address-book.ts';
import { CHECKOUT_FIELDS, checkout, checkoutOf, placesOf, spellsOutAddress } from '../input/checkout.ts';
import { decimal, flag, isMissing, optional, recordId } from '../input/fields.ts';
import { present } from '../input/present.ts';
import { session, sessionIdOf, sessionQuery } from '../input/session.ts';
import { RestSalesTax, RestUpdateCart } from '../operations/orders/cart.ts';
import { RestSubmitOrder } from '../operations/orders/submit-order.ts';
import { envelope, type Run, restSteps } from '../route/route.ts';

/** Checkout: from the cart to the order. */
export const checkoutRoutes = [
  restSteps({
    method: 'post',
    path: '/shoppingCart/submitOrder',
    summary: 'Order the contents of the cart',
    description:
      'Absent fields are taken from the cart. Repeated calls, with or without a key, create one order. Refusals have ' +
      'the key `jobInsertError`; PRICE_CHANGED has each changed line with its price before and after.',
    repeat: 'keyed',
    sample: async ({ customer, newLine }) => {
      await newLine();
      return { body: { customerID: customer } };
    },
    otherSamples: ({ address: id, postal }) => [
      { body: { billingAddress: postal, sellToAddress: postal, shippingAddress: postal } },
      { body: { billingAddressId: id, sellToAddressId: id, shippingAddressId: id } },
    ],
    query: sessionQuery,
    body: { ...session, customerID: activeCustomer, ...checkout },
    fields: CHECKOUT_FIELDS,
    answer: submittedOrderSchema,
    refusal: failureOf(z.union([refusalDetails, changedPricesSchema])).meta({
      id: 'OrderRefusal',
      description: 'Nothing was ordered.',
    }),
    statuses: [404, 409],
    refusedKey: 'jobInsertError',
    failure: 'SUBMIT_FAILED',
    handle: async (request) => {
      const { body, idempotencyKey, run } = request;
      await requireActiveCustomer(run, body.customerID);
      const addressBook = spellsOutAddress(body) ? await readAddressBook(run) : [];
      const input = {
        ...checkoutOf(body, addressBook, await placesOf(run, body)),
        sessionId: sessionIdOf(request),
        idempotencyKey,
      };
      const { result } = await run(RestSubmitOrder, { input });
      if (result.__typename === 'PriceChangedError') {
        // Nothing was ordered. The client shows both prices and submits again with `acceptNewPrices`.
        const changed = changedPricesAnswer(result);
        throw new RestFailure(200, [{ key: 'PRICE_CHANGED', code: 'PRICE_CHANGED' }], changed);
      }
      const order = succeeded(result);
      return envelope(submittedOrderAnswer(order), {
        code: 'ORDER_CREATED',
        values: { order_code: order.orderCode },
      });
    },
  }),
  restSteps({
    method: 'post',
    path: '/shoppingCart/get-sales-tax',
    summary: 'The sales tax for an address',
    description:
      'The shipping address decides; the billing address only if nothing is shipped. Without `shippingStateId` and ' +
      '`shippingCountryId`, the cart’s shipping address is used, if it has one.',
    repeat: 'reads',
    sample: ({ customer, postal }) => ({ body: { customerId: customer, shippingStateId: postal.stateId } }),
    body: {
      customerId: activeCustomer,
      billingStateId: optional(recordId),
      shippingStateId: optional(recordId),
      shippingCountryId: optional(recordId),
    },
    answer: salesTaxSchema,
    refusal,
    statuses: [404],
    handle: async ({ body, run }) => {
      await requireActiveCustomer(run, body.customerId);
      const { salesTax: tax } = await run(RestSalesTax, {
        billingStateId: body.billingStateId ?? null,
        ...(await shippingPlace(run, body)),
      });
      return envelope({ enabled: tax.enabled, percent: amount(tax.percent) });
    },
  }),
  restSteps({
    method: 'post',
    path: '/shoppingCart/update-tax',
    summary: 'Switch the tax of the cart on or off, or set its rate',
    description: 'Needs permission 1109. The calculated rate may be sent by everyone.',
    repeat: 'sets a value',
    sample: () => ({ body: { percent: 99 } }),
    query: sessionQuery,
    body: { ...session, enabled: optional(flag), percent: optional(decimal) },
    fields: { salesTaxEnabled: 'enabled', salesTaxPercent: 'percent' },
    answer: cartSchema,
    refusal,
    statuses: [409],
    failure: 'CART_UPDATE_FAILED',
    /** A rate that equals the current one or the server’s changes nothing, and needs no permission. */
    handle: async (request) => {
      const { run, body } = request;
      const sessionId = sessionIdOf(request);
      const cart = await readCart(run, sessionId);
      const { enabled, percent } = body;
      const changes = {
        ...present('salesTaxEnabled', enabled === cart.totals.salesTaxEnabled ? null : enabled),
        ...present('salesTaxPercent', isServerPercent(cart, percent) ? null : percent),
      };
      if (Object.keys(changes).length === 0) return envelope(cartAnswer(cart));
      const { result } = await run(RestUpdateCart, { input: { sessionId, ...changes } });
      return envelope(cartAnswer(succeeded(result).cart));
    },
  }),
];

type ShippingPlace = { shippingStateId?: number | null; shippingCountryId?: number | null };

/** Where the order is shipped: the given address, otherwise the cart’s; none when it is picked up. */
async function shippingPlace(
  run: Run,
  { shippingStateId = null, shippingCountryId = null }: ShippingPlace,
): Promise<ShippingPlace> {
  if ((shippingStateId ?? shippingCountryId) !== null) return { shippingStateId, shippingCountryId };
  const { shippingAddress, shippingMethod } = await readCart(run, null);
  if (!shippingAddress || shippingMethod?.isPickup) return { shippingStateId: null, shippingCountryId: null };
  const { state, country } = shippingAddress;
  return { shippingStateId: state?.databaseId ?? null, shippingCountryId: country.databaseId };
}

/** Whether a rate is the displayed one or, for a cart with tax disabled, the rate computed by the server. */
function isServerPercent({ totals }: ReadCart, percent: string | null | undefined): boolean {
  if (isMissing(percent) || amount(totals.salesTaxPercent) === Number(percent)) return true;
  return !totals.salesTaxEnabled && amount(totals.destinationTaxPercent) === Number(percent);
}

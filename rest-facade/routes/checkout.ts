import { z } from 'zod';
import { readAddressBook } from '../address-book.ts';
import { amount } from '../amounts.ts';
import { cartAnswer, cartSchema, salesTaxSchema } from '../answers/cart.ts';
import { failureOf, refusal, refusalDetails } from '../answers/envelope.ts';
import {
  changedPricesAnswer,
  changedPricesSchema,
  submittedOrderAnswer,
  submittedOrderSchema,
} from '../answers/order.ts';
import { activeCustomer, callerOf, requireActiveCustomer } from '../caller.ts';
import { CHECKOUT_FIELDS, checkout, checkoutOf, spellsOutAddress } from '../checkout.ts';
import { forbidden, RestFailure } from '../failure.ts';
import { decimal, flag, optional, recordId } from '../input/fields.ts';
import { RestSalesTax, RestUpdateCart } from '../operations/cart.ts';
import { RestSubmitOrder } from '../operations/submit-order.ts';
import { type ReadCart, readCart } from '../read-cart.ts';
import { succeeded } from '../result.ts';
import { envelope, type Run, restSteps } from '../route.ts';
import { session, sessionIdOf, sessionQuery } from '../session.ts';

/** Overriding what the server computes in a cart (product rules 3). */
const CART_OVERRIDE = 1109;

/** From the cart to the order. */
export const checkoutRoutes = [
  restSteps({
    method: 'post',
    path: '/shoppingCart/submitOrder',
    summary: 'Order what is in the cart',
    description:
      'What the body leaves out is taken from the cart. Repeats, with or without a key, are one order. Refusals have ' +
      'the key `jobInsertError`; changed prices answer PRICE_CHANGED with each line before and after.',
    repeat: 'keyed',
    sample: ({ customer }) => ({ body: { customerID: customer } }),
    query: sessionQuery,
    body: { ...session, customerID: activeCustomer, ...checkout },
    fields: CHECKOUT_FIELDS,
    answer: submittedOrderSchema,
    refusal: failureOf(z.union([refusalDetails, changedPricesSchema])).meta({
      id: 'OrderRefusal',
      description: 'Nothing was ordered.',
    }),
    statuses: [404],
    refusedKey: 'jobInsertError',
    failure: 'SUBMIT_FAILED',
    handle: async (request) => {
      const { body, idempotencyKey, run } = request;
      await requireActiveCustomer(run, body.customerID);
      const addressBook = spellsOutAddress(body) ? await readAddressBook(run) : [];
      const input = { ...checkoutOf(body, addressBook), sessionId: sessionIdOf(request), idempotencyKey };
      const { result } = await run(RestSubmitOrder, { input });
      if (result.__typename === 'PriceChangedError') {
        // Nothing was ordered: the client shows before and after, and submits again with `acceptNewPrices`.
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
    summary: 'The tax between two states',
    repeat: 'reads',
    sample: ({ customer, postal }) => ({ body: { customerId: customer, shippingStateId: postal.stateId } }),
    body: {
      customerId: activeCustomer,
      billingStateId: optional(recordId),
      shippingStateId: optional(recordId),
    },
    answer: salesTaxSchema,
    refusal,
    statuses: [404],
    handle: async ({ body, run }) => {
      await requireActiveCustomer(run, body.customerId);
      const { salesTax: tax } = await run(RestSalesTax, {
        billingStateId: body.billingStateId ?? null,
        shippingStateId: body.shippingStateId ?? null,
      });
      return envelope({ enabled: tax.enabled, percent: amount(tax.percent) });
    },
  }),
  restSteps({
    method: 'post',
    path: '/shoppingCart/update-tax',
    summary: 'Switch the tax of the cart on or off',
    description: 'Needs permission 1109. The percent is the server’s: another one is refused or ignored.',
    repeat: 'sets a value',
    sample: () => ({ body: { percent: 99 } }),
    query: sessionQuery,
    body: { ...session, enabled: optional(flag), percent: optional(decimal) },
    fields: { salesTaxEnabled: 'enabled' },
    answer: cartSchema,
    refusal,
    statuses: [409],
    failure: 'CART_UPDATE_FAILED',
    /**
     * Switches tax on or off, which needs 1109. The percent is the server's: sending the same one changes nothing,
     * another one needs 1109 too and is ignored even then (product rules 11).
     */
    handle: async (request) => {
      const { enabled, percent } = request.body;
      const sessionId = sessionIdOf(request);
      const cart = await readCart(request.run, sessionId);
      if (percent !== undefined && percent !== null)
        await requireServerPercent(request.run, cart, Number(percent));
      if ((enabled ?? cart.totals.salesTaxEnabled) === cart.totals.salesTaxEnabled)
        return envelope(cartAnswer(cart));
      const { result } = await request.run(RestUpdateCart, {
        input: { sessionId, salesTaxEnabled: enabled ?? null },
      });
      return envelope(cartAnswer(succeeded(result).cart));
    },
  }),
];

async function requireServerPercent(run: Run, cart: ReadCart, percent: number): Promise<void> {
  if (amount(cart.totals.salesTaxPercent) === percent) return;
  const { salesTax: tax } = await run(RestSalesTax, {
    billingStateId: cart.billingAddress?.state?.databaseId ?? null,
    shippingStateId: cart.shippingAddress?.state?.databaseId ?? null,
  });
  if (amount(tax.percent) === percent) return;
  const { permissions } = await callerOf(run);
  if (!permissions.includes(CART_OVERRIDE)) throw forbidden('CP_CART:ADMINP');
}

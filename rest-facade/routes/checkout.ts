import { readAddressBook } from '../address-book.ts';
import { amount } from '../amounts.ts';
import { cartAnswer } from '../answers/cart.ts';
import { changedPricesAnswer, submittedOrderAnswer } from '../answers/order.ts';
import { callerOf, requireActiveCustomer } from '../caller.ts';
import { CHECKOUT_FIELDS, checkoutOf, spellsOutAddress } from '../checkout.ts';
import { forbidden, RestFailure } from '../failure.ts';
import { RestSalesTax, RestUpdateCart } from '../operations/cart.ts';
import { RestSubmitOrder } from '../operations/submit-order.ts';
import { type ReadCart, readCart } from '../read-cart.ts';
import { succeeded } from '../result.ts';
import { type Answer, envelope, type RestRequest, restSteps } from '../route.ts';
import { sessionIdOf } from '../session.ts';

/** Overriding what the server computes in a cart (product rules 3). */
const CART_OVERRIDE = 1109;

/** From the cart to the order. */
export const checkoutRoutes = [
  restSteps({
    method: 'post',
    path: '/shoppingCart/submitOrder',
    fields: CHECKOUT_FIELDS,
    refusedKey: 'jobInsertError',
    failure: 'SUBMIT_FAILED',
    handle: submitOrder,
  }),
  restSteps({ method: 'post', path: '/shoppingCart/get-sales-tax', handle: salesTax }),
  restSteps({
    method: 'post',
    path: '/shoppingCart/update-tax',
    failure: 'CART_UPDATE_FAILED',
    fields: { salesTaxEnabled: 'enabled' },
    handle: updateTax,
  }),
];

async function submitOrder(request: RestRequest): Promise<Answer> {
  const { body, idempotencyKey, run } = request;
  await requireActiveCustomer(request, body.integer('customerID'));
  const addressBook = spellsOutAddress(body) ? await readAddressBook(run) : [];
  const input = { ...checkoutOf(body, addressBook), sessionId: sessionIdOf(request), idempotencyKey };
  const { result } = await run(RestSubmitOrder, { input });
  if (result.__typename === 'PriceChangedError') {
    // Nothing was ordered: the client shows before and after, and submits again with `acceptNewPrices`.
    throw new RestFailure(
      200,
      [{ key: 'PRICE_CHANGED', code: 'PRICE_CHANGED' }],
      changedPricesAnswer(result),
    );
  }
  const order = succeeded(result);
  return envelope(submittedOrderAnswer(order), {
    code: 'ORDER_CREATED',
    values: { order_code: order.orderCode },
  });
}

async function salesTax(request: RestRequest): Promise<Answer> {
  const { body, run } = request;
  const variables = {
    billingStateId: body.integer('billingStateId') ?? null,
    shippingStateId: body.integer('shippingStateId') ?? null,
  };
  await requireActiveCustomer(request, body.integer('customerId'));
  const { salesTax: tax } = await run(RestSalesTax, variables);
  return envelope({ enabled: tax.enabled, percent: amount(tax.percent) });
}

/**
 * Switches tax on or off, which needs 1109. The percent is the server's: sending the same one changes
 * nothing, another one needs 1109 too and is ignored even then (product rules 11).
 */
async function updateTax(request: RestRequest): Promise<Answer> {
  const { body, run } = request;
  const enabled = body.flag('enabled');
  const percent = body.decimal('percent');
  const cart = await readCart(request);
  if (percent !== undefined) await requireServerPercent(request, cart, Number(percent));
  if (enabled === undefined || enabled === cart.totals.salesTaxEnabled) return envelope(cartAnswer(cart));
  const { result } = await run(RestUpdateCart, {
    input: { sessionId: sessionIdOf(request), salesTaxEnabled: enabled },
  });
  return envelope(cartAnswer(succeeded(result).cart));
}

async function requireServerPercent(request: RestRequest, cart: ReadCart, percent: number): Promise<void> {
  if (amount(cart.totals.salesTaxPercent) === percent) return;
  const { salesTax: tax } = await request.run(RestSalesTax, {
    billingStateId: cart.billingAddress?.state?.databaseId ?? null,
    shippingStateId: cart.shippingAddress?.state?.databaseId ?? null,
  });
  if (amount(tax.percent) === percent) return;
  const { permissions } = await callerOf(request);
  if (!permissions.includes(CART_OVERRIDE)) throw forbidden('CP_CART:ADMINP');
}

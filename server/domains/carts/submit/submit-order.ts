import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import type { OrderDraft } from '../../orders/placing/order-draft.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { NEW_CART } from '../cart-defaults.ts';
import { cartTarget } from '../cart-target.ts';
import { priceLinesAgain } from '../prices/renew-cart.ts';
import { orderCart } from './order-cart.ts';
import { refuseStoppedLines } from './refuse-stopped-lines.ts';
import { type Made, repeatedSubmit, type Submitted } from './repeated-submit.ts';
import { requestQuoteOfCart } from './request-quote-of-cart.ts';
import { type OrderRequest, type PricedCart, SUBMITTED } from './submitted-cart.ts';

/** A request to order a cart: `requestHash` identifies equal ones, `seen` is the grand total that was shown. */
type Submitting = { request: OrderRequest; requestHash: string; seen: ExpectedTotal; record: RecordFacts };

/**
 * Converts the cart to an order with its jobs, and its sales order if required, or to a request for a quote, and
 * empties it, within the caller's transaction. The cart's row is locked: a concurrent second call finds an empty cart,
 * and an equal request gets the same order (product rules, the order path). Prices are calculated again, with the
 * market fix of each line.
 */
export async function submitOrder(
  tx: Prisma.TransactionClient,
  context: Context,
  { request, requestHash, seen, record }: Submitting,
): Promise<Submitted> {
  const { viewer, now } = context;
  const customerId = viewer.requireCustomer();
  const held = await lockedCart(tx, { userId: viewer.userId, customerId, sessionId: request.sessionId });
  const cart = held && (await tx.cart.findUniqueOrThrow({ where: { id: held.id }, include: SUBMITTED }));
  if (!cart || cart.items.length === 0) {
    const earlier = cart && (await repeatedSubmit(tx, cart, { requestHash, now }));
    if (!earlier) throw new RefusedError('CART_EMPTY');
    record(null);
    return earlier;
  }
  const { customer } = cart;
  if (request.customerUpdatedAt && request.customerUpdatedAt < customer.updatedAt)
    throw new ConflictError(customer.version);
  const outcomes = await priceLinesAgain(tx, { customerId, now, lines: cart.items, viewer });
  const settings = settingsOf(outcomes) ?? (await readSettings(tx));
  const target = cartTarget(cart, settings, request.asQuote);
  await refuseStoppedLines(tx, context, { cart, outcomes, target });
  const priced = { cart, request, outcomes, settings };
  const submitted =
    target === 'PQ'
      ? await submitAsQuote(tx, context, { ...priced, seen, record })
      : await submitAsOrder(tx, context, { ...priced, seen, record, target });
  await emptyCart(tx, { ...submitted, requestHash, now });
  return submitted;
}

type Submit = PricedCart & { seen: ExpectedTotal; record: RecordFacts };

/** Requests a quote. It commits to nothing, so no total is compared. */
async function submitAsQuote(
  tx: Prisma.TransactionClient,
  context: Context,
  { seen, record, ...priced }: Submit,
): Promise<Submitted> {
  seen.waive();
  const { cart } = priced;
  const { id, number } = await requestQuoteOfCart(tx, context, priced);
  record({
    action: 'PRICE_QUOTE_REQUEST',
    entityType: 'PriceQuote',
    entityId: id,
    customerId: cart.customerId,
    data: { number, lines: cart.items.length },
  });
  return { orderGroupId: null, salesOrderId: null, priceQuoteId: id, orderCode: number, cartId: cart.id };
}

async function submitAsOrder(
  tx: Prisma.TransactionClient,
  context: Context,
  { record, ...ordered }: Submit & { target: OrderDraft['makes'] },
): Promise<Submitted> {
  const { cart } = ordered;
  const { id, code, salesOrder } = await orderCart(tx, context, ordered);
  record({
    action: 'ORDER_SUBMITTED',
    entityId: id,
    customerId: cart.customerId,
    data: {
      code,
      lines: cart.items.length,
      ...(cart.discountKind && {
        discount: {
          kind: cart.discountKind,
          value: cart.discountValue?.toFixed(2),
          reason: cart.discountReason,
        },
      }),
      ...(salesOrder && { salesOrder: salesOrder.number }),
    },
  });
  return {
    orderGroupId: id,
    salesOrderId: salesOrder?.id ?? null,
    priceQuoteId: null,
    orderCode: salesOrder?.number ?? code,
    cartId: cart.id,
  };
}

/** The settings with which the lines were priced. */
function settingsOf(outcomes: readonly PriceOutcome[]): Settings | null {
  for (const outcome of outcomes) if ('priced' in outcome) return outcome.priced.settings;
  return null;
}

/** Locks the cart's row. */
async function lockedCart(
  tx: Prisma.TransactionClient,
  { userId, customerId, sessionId }: { userId: number; customerId: number; sessionId: string },
): Promise<{ id: number } | null> {
  const [cart] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Cart"
    WHERE "userId" = ${userId} AND "customerId" = ${customerId} AND "sessionId" = ${sessionId}
    FOR UPDATE`;
  return cart ?? null;
}

/** Deletes the lines of the cart, and stores what was created of them. */
async function emptyCart(
  tx: Prisma.TransactionClient,
  done: Made & { cartId: number; requestHash: string; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    WITH emptied AS (DELETE FROM "CartItem" WHERE "cartId" = ${done.cartId})
    UPDATE "Cart" SET "lastOrderGroupId" = ${done.orderGroupId}::int, "lastPriceQuoteId" = ${done.priceQuoteId}::int,
      "lastSubmitHash" = ${done.requestHash},
      "lastSubmittedAt" = ${done.now}, ${NEW_CART}, version = version + 1, "updatedAt" = ${done.now}
    WHERE id = ${done.cartId}`;
}

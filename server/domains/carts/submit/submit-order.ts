import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, PriceChangedError, RefusedError } from '../../../errors/errors.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { choicesOfJson } from '../../ordering/choice.type.ts';
import { chosenContact } from '../../ordering/chosen-contact.ts';
import { type OrderFacts, orderTotals } from '../../ordering/order-totals.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import type { OrderDraft } from '../../orders/placing/order-draft.ts';
import { changedText } from '../../orders/placing/order-texts.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { promotedLine } from '../../promotions/promoted-cart.ts';
import { placeOrder } from '../../sales-orders/order/place-order.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { parcelOf } from '../../shipping-and-tax/rules/parcel.ts';
import { cachedTaxRates } from '../../shipping-and-tax/tax-rates.ts';
import { taxedBy } from '../../shipping-and-tax/taxed-parties.ts';
import { STARTED_ANEW } from '../cart-defaults.ts';
import { cartTarget } from '../cart-target.ts';
import { readOrderQuestions } from '../order-questions.ts';
import { lineChanges } from '../prices/price-change-facts.ts';
import { priceLinesAgain } from '../prices/renew-cart.ts';
import { unansweredQuestions } from '../rules/order-answers.ts';
import { type OrderDestination, orderDestination } from './order-destination.ts';
import { orderLines } from './order-lines.ts';
import { orderPromotions } from './order-promotions.ts';
import { refuseStoppedLines } from './refuse-stopped-lines.ts';
import { refuseUnapprovedDiscount } from './refuse-unapproved-discount.ts';
import { requestQuoteOfCart } from './request-quote-of-cart.ts';
import { type OrderRequest, SUBMITTED, type SubmittedCart } from './submitted-cart.ts';

/** Within this time, an equal submit of the empty cart returns the same order. */
const SAME_ANSWER_MINUTES = 10;

/** The order or quote that a submit, or an equal earlier one, created; other ids are null. */
export type Submitted = {
  orderGroupId: number | null;
  /** The sales order of the order. */
  salesOrderId: number | null;
  priceQuoteId: number | null;
  orderCode: string;
  cartId: number;
};

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
    const earlier = cart && equalSubmit(cart, requestHash, now);
    if (!earlier) throw new RefusedError('CART_EMPTY');
    record(null);
    return { ...(await codeOf(tx, earlier)), cartId: cart.id };
  }
  const { customer } = cart;
  if (request.customerUpdatedAt && request.customerUpdatedAt < customer.updatedAt)
    throw new ConflictError(customer.version);
  const outcomes = await priceLinesAgain(tx, { customerId, now, lines: cart.items, viewer });
  const settings = settingsOf(outcomes) ?? (await readSettings(tx));
  const target = cartTarget(cart, settings, request.asQuote);
  await refuseStoppedLines(tx, context, { cart, outcomes, target });
  if (target === 'PQ') {
    seen.waive();
    const quote = await requestQuoteOfCart(tx, context, { cart, request, outcomes, settings });
    const made = { orderGroupId: null, priceQuoteId: quote.id };
    await emptyCart(tx, { cartId: cart.id, ...made, requestHash, now });
    record({
      action: 'PRICE_QUOTE_REQUEST',
      entityType: 'PriceQuote',
      entityId: quote.id,
      customerId,
      data: { number: quote.number, lines: cart.items.length },
    });
    return { ...made, salesOrderId: null, orderCode: quote.number, cartId: cart.id };
  }
  const parcel = parcelOf(
    cart.items.map(({ estimatedWeight, quantity }, index) => ({
      estimatedWeight,
      quantity,
      parcel: pieceOf(outcomes[index])?.parcel ?? null,
    })),
  );
  const destination = await orderDestination(tx, { ...cart, parcel }, request);
  await checkAnswers(tx, cart);
  const order = await create(tx, context, {
    cart,
    request,
    destination,
    outcomes,
    settings,
    seen,
    target,
  });
  const made = { orderGroupId: order.id, priceQuoteId: null };
  await emptyCart(tx, { cartId: cart.id, ...made, requestHash, now });
  const { salesOrder } = order;
  record({
    action: 'ORDER_SUBMITTED',
    entityId: order.id,
    customerId,
    data: {
      code: order.code,
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
  await mailOrder(tx, order);
  return {
    ...made,
    salesOrderId: salesOrder?.id ?? null,
    orderCode: salesOrder?.number ?? order.code,
    cartId: cart.id,
  };
}

/** Refuses an order without answers to required questions. */
async function checkAnswers(tx: Prisma.TransactionClient, cart: SubmittedCart): Promise<void> {
  const questions = await readOrderQuestions(tx);
  const missing = unansweredQuestions(questions, choicesOfJson(cart.attributes));
  if (missing.length === 0) return;
  throw new InvalidInputError(
    missing.map(({ code, nameEn }) => ({
      path: `attributes.${code}`,
      code: 'REQUIRED',
      message: `${nameEn}: please answer.`,
    })),
  );
}

/** The current piece of a line; null if it is not offered. */
function pieceOf(outcome: PriceOutcome | undefined) {
  return outcome && 'priced' in outcome ? outcome.priced.itemType : null;
}

/** The settings with which the lines were priced. */
function settingsOf(outcomes: readonly PriceOutcome[]): Settings | null {
  for (const outcome of outcomes) if ('priced' in outcome) return outcome.priced.settings;
  return null;
}

type Prepared = {
  cart: SubmittedCart;
  request: OrderRequest;
  destination: OrderDestination;
  outcomes: readonly PriceOutcome[];
  settings: Settings;
  seen: ExpectedTotal;
  target: OrderDraft['makes'];
};

async function create(tx: Prisma.TransactionClient, context: Context, prepared: Prepared) {
  const { cart, request, destination, outcomes, settings, seen } = prepared;
  const { viewer, now } = context;
  const changes = lineChanges(cart.items, outcomes, now);
  const { acceptNewPrices, expectedSubTotal } = request;
  const accepted = acceptNewPrices || expectedSubTotal !== null || seen.expected !== null;
  if (changes.length > 0 && (!accepted || changes.some(({ after }) => after === null))) {
    if (accepted)
      throw new RefusedError('QUOTE_REQUIRED', { cartItemIds: changes.map(({ cartItemId }) => cartItemId) });
    throw new PriceChangedError(cart.id, changes);
  }
  const lines = orderLines(cart.items, outcomes);
  const promotions = await orderPromotions(tx, cart, {
    lines: lines.map(({ priced, unitPrice, quantity }) => promotedLine(priced.itemType, unitPrice, quantity)),
    today: isoDayOf(now, settings.COMPANY.timeZone),
    settings,
  });
  const facts: OrderFacts = {
    lines: lines.map(({ unitPrice, quantity, priced }) => ({
      unitPrice,
      quantity,
      estimatedWeight: priced.estimatedWeight,
      parcel: priced.itemType.parcel,
    })),
    shippingMethod: destination.shippingMethod,
    customer: cart.customer,
    taxDisabled: cart.taxDisabled,
    setTaxPercent: cart.salesTaxPercent,
    destination: taxedBy(await cachedTaxRates(context, tx), destination, now),
    taxBase: settings.TAX_BASE,
  };
  const { amounts, salesTaxPercent, taxBase } = orderTotals({ ...facts, reductions: promotions.reductions });
  if (!amounts) throw new RefusedError('QUOTE_REQUIRED');
  refuseUnapprovedDiscount(viewer, { lines, granted: promotions.granted(), settings });
  promotions.checkSeen(amounts.grandTotal, { isAccepted: acceptNewPrices, seen }, changes);
  if (expectedSubTotal && !acceptNewPrices && !amounts.subTotal.equals(expectedSubTotal)) {
    throw new PriceChangedError(cart.id, changes);
  }
  const draft: OrderDraft = {
    ...amounts,
    makes: prepared.target,
    promotions: await promotions.count(changes, {
      grandTotal: amounts.grandTotal,
      totalWith: (discount) =>
        orderTotals({ ...facts, reductions: () => discount }).amounts?.grandTotal ?? amounts.grandTotal,
    }),
    attributes: choicesOfJson(cart.attributes),
    salesTaxPercent,
    taxBase,
    customerId: cart.customerId,
    approvalRequired: cart.customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: await chosenContact(tx, viewer, {
      contactId: request.contactId ?? cart.contactId,
      customerId: cart.customerId,
    }),
    poNumber: changedText(request.poNumber, cart.poNumber),
    customerWoNumber: changedText(request.customerWoNumber, cart.customerWoNumber),
    notes: changedText(request.notes, cart.notes),
    shippingAddress: destination.shippingAddress,
    billingAddress: destination.billingAddress,
    sellToAddress: destination.sellToAddress,
    shippingMethodId: destination.shippingMethod?.id ?? null,
    currency: lines[0]?.priced.currency ?? cart.customer.currency,
    // Ensures that one state of a cart creates only one order.
    submissionKey: `cart:${cart.id}:${Math.max(...cart.items.map(({ id }) => id))}`,
    action: 'SUBMIT',
    now,
    lines,
  };
  return placeOrder(tx, context, draft, { seen });
}

/** What a submit created: an order or a quote. */
type Made = { orderGroupId: number | null; priceQuoteId: number | null };

function equalSubmit(cart: SubmittedCart, requestHash: string, now: Date): Made | null {
  const { lastOrderGroupId: orderGroupId, lastPriceQuoteId: priceQuoteId } = cart;
  const { lastSubmitHash, lastSubmittedAt } = cart;
  if ((orderGroupId ?? priceQuoteId) === null || lastSubmittedAt === null) return null;
  if (lastSubmitHash !== requestHash) return null;
  const minutes = (now.getTime() - lastSubmittedAt.getTime()) / 60_000;
  return minutes <= SAME_ANSWER_MINUTES ? { orderGroupId, priceQuoteId } : null;
}

/** The created record with its code: that of its sales order, if it has one. */
async function codeOf(tx: Prisma.TransactionClient, made: Made): Promise<Omit<Submitted, 'cartId'>> {
  const { orderGroupId, priceQuoteId } = made;
  if (orderGroupId !== null) {
    const where = { id: orderGroupId };
    const select = { code: true, salesOrder: { select: { id: true, number: true } } } as const;
    const { code, salesOrder } = await tx.orderGroup.findUniqueOrThrow({ where, select });
    return { ...made, salesOrderId: salesOrder?.id ?? null, orderCode: salesOrder?.number ?? code };
  }
  const where = { id: priceQuoteId ?? 0 };
  const { number } = await tx.priceQuote.findUniqueOrThrow({ where, select: { number: true } });
  return { ...made, salesOrderId: null, orderCode: number };
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

async function emptyCart(
  tx: Prisma.TransactionClient,
  done: Made & { cartId: number; requestHash: string; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    WITH emptied AS (DELETE FROM "CartItem" WHERE "cartId" = ${done.cartId})
    UPDATE "Cart" SET "lastOrderGroupId" = ${done.orderGroupId}::int, "lastPriceQuoteId" = ${done.priceQuoteId}::int,
      "lastSubmitHash" = ${done.requestHash},
      "lastSubmittedAt" = ${done.now}, ${STARTED_ANEW}, version = version + 1, "updatedAt" = ${done.now}
    WHERE id = ${done.cartId}`;
}

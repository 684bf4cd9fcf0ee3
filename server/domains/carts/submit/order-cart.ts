import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, PriceChangedError, RefusedError } from '../../../errors/errors.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import { chosenContact } from '../../orders/chosen-contact.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import type { OrderDraft } from '../../orders/placing/order-draft.ts';
import { changedText } from '../../orders/placing/order-texts.ts';
import { type OrderFacts, orderTotals } from '../../orders/totals/order-totals.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { promotedLine } from '../../promotions/promoted-cart.ts';
import { placeOrder } from '../../sales-orders/order/place-order.ts';
import { parcelOf } from '../../shipping-and-tax/rules/parcel.ts';
import { cachedTaxRates } from '../../shipping-and-tax/tax-rates.ts';
import { taxedBy } from '../../shipping-and-tax/taxed-parties.ts';
import { readOrderQuestions } from '../order-questions.ts';
import { lineChanges } from '../prices/price-change-facts.ts';
import { unansweredQuestions } from '../rules/order-answers.ts';
import { type OrderDestination, orderDestination } from './order-destination.ts';
import { orderLines } from './order-lines.ts';
import { orderPromotions } from './order-promotions.ts';
import { refuseUnapprovedDiscount } from './refuse-unapproved-discount.ts';
import type { PricedCart, SubmittedCart } from './submitted-cart.ts';

/** A cart to order: `seen` is the grand total that was shown, `target` what the order creates. */
type OrderedCart = PricedCart & { seen: ExpectedTotal; target: OrderDraft['makes'] };

/** Orders everything in a cart and mails the confirmation. Returns the order with its sales order, if it has one. */
export async function orderCart(tx: Prisma.TransactionClient, context: Context, ordered: OrderedCart) {
  const { cart, request, outcomes } = ordered;
  const parcel = parcelOf(
    cart.items.map(({ estimatedWeight, quantity }, index) => ({
      estimatedWeight,
      quantity,
      parcel: pieceOf(outcomes[index])?.parcel ?? null,
    })),
  );
  const destination = await orderDestination(tx, { ...cart, parcel }, request);
  await checkAnswers(tx, cart);
  const order = await createOrder(tx, context, ordered, destination);
  await mailOrder(tx, order);
  return order;
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

/** Creates the order, with the prices of today or the held ones. */
async function createOrder(
  tx: Prisma.TransactionClient,
  context: Context,
  ordered: OrderedCart,
  destination: OrderDestination,
) {
  const { cart, request, outcomes, settings, seen, target } = ordered;
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
  promotions.checkExpected(amounts.grandTotal, { isAccepted: acceptNewPrices, seen }, changes);
  if (expectedSubTotal && !acceptNewPrices && !amounts.subTotal.equals(expectedSubTotal)) {
    throw new PriceChangedError(cart.id, changes);
  }
  const draft: OrderDraft = {
    ...amounts,
    makes: target,
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

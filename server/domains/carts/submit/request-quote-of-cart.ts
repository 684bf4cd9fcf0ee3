import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { changedText } from '../../jobs/orders/order-texts.ts';
import type { PriceOutcome } from '../../pricing/calculation/price-configuration.ts';
import { newLine, type QuoteLineRow, unpricedLine } from '../../quotes/lines/quote-line.ts';
import { type CreatedQuote, createQuote } from '../../quotes/quote/create-quote.ts';
import { QUOTES_ADD } from '../../quotes/rules/transitions.ts';
import { requestedDestination } from './order-destination.ts';
import type { OrderRequest, SubmittedCart } from './submitted-cart.ts';

/** Asks for an offer of everything in a cart. Prices are shown as they are today, but bind nobody. */
export async function requestQuoteOfCart(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  {
    cart,
    request,
    outcomes,
  }: { cart: SubmittedCart; request: OrderRequest; outcomes: readonly PriceOutcome[] },
): Promise<CreatedQuote> {
  if (!viewer.can(QUOTES_ADD)) throw new ForbiddenError(QUOTES_ADD);
  return createQuote(tx, {
    ...(await requestedDestination(tx, cart, request)),
    poNumber: changedText(request.poNumber, cart.poNumber),
    customerWoNumber: changedText(request.customerWoNumber, cart.customerWoNumber),
    remarks: changedText(request.notes, cart.notes),
    reference: null,
    customerId: cart.customerId,
    as: 'REQUEST',
    source: 'PORTAL',
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: viewer.isStaff ? null : viewer.userId,
    currency: cart.customer.currency,
    lines: await Promise.all(
      cart.items.map((item, index) => quoteLineOf(tx, item, outcomes[index], { index, now })),
    ),
    action: 'REQUEST',
    now,
  });
}

/** A line of a cart as it is asked for. What is no longer offered can still be asked for: it waits for a price. */
async function quoteLineOf(
  tx: Prisma.TransactionClient,
  item: SubmittedCart['items'][number],
  outcome: PriceOutcome | undefined,
  { index, now }: { index: number; now: Date },
): Promise<QuoteLineRow> {
  const { quantity, wantedBy, reference, endCustomer, note, drawingFileId } = item;
  const texts = { quantity, wantedBy, reference, endCustomer, note, drawingFileId, reorderedFromId: null };
  const place = { lineKey: index + 1, rank: index, now };
  if (outcome && 'priced' in outcome) return newLine(outcome.priced, texts, place);
  const { nameEn, nameFr, pricingMode } = await tx.itemType.findUniqueOrThrow({
    where: { id: item.itemTypeId },
    select: { nameEn: true, nameFr: true, pricingMode: true },
  });
  return unpricedLine(item, { ...texts, titleEn: nameEn, titleFr: nameFr, pricingMode }, place);
}

import type { Prisma } from '../../../database/generated/client.ts';
import { ForbiddenError } from '../../../errors/errors.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import { chosenContact } from '../../orders/chosen-contact.ts';
import { changedText } from '../../orders/placing/order-texts.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { promotedTargets } from '../../quotes/lines/promoted-targets.ts';
import { storedLine } from '../../quotes/lines/quote-line.ts';
import { attachPictures } from '../../quotes/notes/attach-pictures.ts';
import { type CreatedQuote, createQuote } from '../../quotes/quote/create-quote.ts';
import { QUOTES_ADD } from '../../quotes/rules/transitions.ts';
import { discountedLines, discountedQuoteLines } from './discounted-quote-lines.ts';
import { requestedDestination } from './order-destination.ts';
import type { PricedCart, SubmittedCart } from './submitted-cart.ts';

/** Requests an offer for everything in a cart. Prices are today's and not binding. */
export async function requestQuoteOfCart(
  tx: Prisma.TransactionClient,
  { viewer, now, language }: Pick<Context, 'viewer' | 'now' | 'language'>,
  { cart, request, outcomes, settings }: PricedCart,
): Promise<CreatedQuote> {
  if (!viewer.can(QUOTES_ADD)) throw new ForbiddenError(QUOTES_ADD);
  const unpriced = await namesOfUnpriced(tx, cart, outcomes);
  const lines = cart.items.map((item, index) =>
    storedLine({ ...item, itemType: unpriced.get(item.itemTypeId) ?? null }, outcomes[index], {
      lineKey: index + 1,
      rank: index,
      now,
    }),
  );
  const today = isoDayOf(now, settings.COMPANY.timeZone);
  const offered = discountedQuoteLines(lines, { cart, outcomes, settings, authorId: viewer.userId, today });
  const wished = await promotedTargets(tx, {
    lines: discountedLines(offered, outcomes),
    customer: cart.customer,
    couponId: cart.couponId,
    today,
    language,
  });
  const quote = await createQuote(tx, {
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
    contactId: await chosenContact(tx, viewer, {
      contactId: request.contactId ?? cart.contactId,
      customerId: cart.customerId,
    }),
    currency: cart.customer.currency,
    lines: offered,
    targets: wished.targets,
    action: 'REQUEST',
    reason: wished.reason,
    now,
  });
  await attachPictures(
    tx,
    { viewer, now },
    {
      priceQuoteId: quote.id,
      fileIds: cart.items.flatMap(({ pictures }) => pictures.map(({ fileId }) => fileId)),
      text: language === 'fr' ? 'Autres images des pièces' : 'Further pictures of the pieces',
    },
  );
  return quote;
}

/** The pieces of lines that are no longer offered as configured, by id. */
async function namesOfUnpriced(
  tx: Prisma.TransactionClient,
  cart: SubmittedCart,
  outcomes: readonly PriceOutcome[],
) {
  const ids = cart.items.flatMap(({ itemTypeId }, index) => {
    const outcome = outcomes[index];
    return outcome && 'priced' in outcome ? [] : [itemTypeId];
  });
  if (ids.length === 0) return new Map();
  const select = { id: true, nameEn: true, nameFr: true, pricingMode: true } as const;
  const pieces = await tx.itemType.findMany({ where: { id: { in: ids } }, select });
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

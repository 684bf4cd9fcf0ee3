import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, ForbiddenError } from '../../../errors/errors.ts';
import { decimal } from '../../../lib/money.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { reaches } from '../../identity/rules/sided-transition.ts';
import { addJobPictures } from '../../jobs/images/add-job-pictures.ts';
import type { CreatedOrder } from '../../orders/placing/order-draft.ts';
import { ON_CUSTOMER_TERMS } from '../../sales-orders/order/open-sales-order.ts';
import { placeOrder } from '../../sales-orders/order/place-order.ts';
import type { Settings } from '../../settings/settings.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { QUOTES_ACCEPT } from '../rules/transitions.ts';
import { changeQuote, recordStep } from '../transitions/change-quote.ts';
import { granted } from '../transitions/perform-transition.ts';
import { type QuoteContext, quoteActor } from '../transitions/quote-actor.ts';
import { currentVersionOf, storedQuote } from '../transitions/stored-quote.ts';
import { type Acceptance, orderOfQuote } from './convert-quote.ts';

/** The order of an accepted quote; `created` is null if it was accepted before. */
type AcceptedQuote = { orderGroupId: number; created: CreatedOrder | null };

/** A request to accept a quote. */
type Accepting = {
  priceQuoteId: number;
  version: number | null | undefined;
  acceptance: Acceptance;
  settings: Settings;
  /** The total that was shown to the user who accepts. */
  seen: ExpectedTotal;
  record: RecordFacts;
};

/**
 * Accepts the offer of a quote and creates its order in the same transaction, as a sales order if the customer's
 * target requires it. The caller emails the returned order. The quote's row is locked, so that a concurrent second
 * call finds it converted and gets its order.
 */
export async function acceptQuote(
  tx: Prisma.TransactionClient,
  context: QuoteContext,
  accepting: Accepting,
): Promise<AcceptedQuote> {
  const { viewer, guest, now } = context;
  const { priceQuoteId, version, acceptance, settings, seen, record } = accepting;
  const quote = await storedQuote(tx, context, { priceQuoteId });
  if (quote.orderGroupId !== null) {
    if (!reaches(quoteActor(context, quote), [QUOTES_ACCEPT], quote)) throw new ForbiddenError(QUOTES_ACCEPT);
    record(null);
    return { orderGroupId: quote.orderGroupId, created: null };
  }
  if (version != null && version !== quote.version) throw new ConflictError(quote.version);
  granted(context, { quote, order: { priceQuoteId, action: 'ACCEPT' }, settings });
  const { id: versionId, n, depositPercent } = currentVersionOf(quote);
  const acceptor = guest ? { userId: quote.placedById, actingById: null } : viewer;
  const draft = await orderOfQuote(tx, quote, { acceptance, acceptor, settings, now });
  const terms = { ...ON_CUSTOMER_TERMS, depositPercent: depositPercent && decimal(depositPercent) };
  const order = await placeOrder(tx, context, draft, { seen, terms });
  await keepRequestPictures(tx, priceQuoteId, order);
  await changeQuote(tx, quote, {
    statusId: QUOTE_STATUSES.CONVERTED.id,
    statusSince: now,
    acceptedVersionId: versionId,
    orderGroupId: order.id,
  });
  const step = { reason: null, n, record };
  const accepted = QUOTE_STATUSES.ACCEPTED.id;
  await recordStep(tx, context, { ...step, quote, toStatusId: accepted, action: 'ACCEPT' });
  await recordStep(tx, context, {
    ...step,
    quote: { ...quote, statusId: accepted },
    toStatusId: QUOTE_STATUSES.CONVERTED.id,
    action: 'CONVERT',
  });
  return { orderGroupId: order.id, created: order };
}

/** Moves the pictures of the custom order to the first job of the order, which already has the drawing. */
async function keepRequestPictures(
  tx: Prisma.TransactionClient,
  priceQuoteId: number,
  { jobs }: CreatedOrder,
): Promise<void> {
  const [job] = jobs;
  const pictures = await tx.customOrderPicture.findMany({
    where: { customOrder: { is: { priceQuoteId } } },
    orderBy: [{ rank: 'asc' }, { id: 'asc' }],
    select: { fileId: true },
  });
  if (!job || pictures.length === 0) return;
  const shown = await tx.jobImage.findMany({ where: { jobOrderId: job.id }, select: { fileId: true } });
  const known = new Set(shown.map(({ fileId }) => fileId));
  await addJobPictures(
    tx,
    job.id,
    pictures.map(({ fileId }) => fileId).filter((fileId) => !known.has(fileId)),
  );
}

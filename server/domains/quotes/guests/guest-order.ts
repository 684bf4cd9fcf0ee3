import { Viewer } from '../../../auth/viewer.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import type { OrderDraft } from '../../orders/placing/order-draft.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { orderOfQuote } from '../accept/convert-quote.ts';
import { hasExpired } from '../rules/quote-guards.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { findQuote } from '../transitions/stored-quote.ts';

/**
 * The order that an offer becomes when its guest accepts it now, made by the function that places it; null when the offer
 * cannot be accepted like this.
 */
export async function guestOrder(
  context: Pick<Context, 'db' | 'now'> & Parameters<typeof requestSettings>[0],
  priceQuoteId: number,
  lineKeys: readonly number[] | null,
): Promise<OrderDraft | null> {
  const { db, now } = context;
  const guest = { priceQuoteId, email: '', name: null };
  const quote = await findQuote(db, { viewer: Viewer.anonymous, guest }, priceQuoteId);
  if (!quote || quote.statusId !== QUOTE_STATUSES.SENT.id || hasExpired(quote, now)) return null;
  const acceptor = { userId: quote.placedById, actingById: null };
  try {
    return await orderOfQuote(db, quote, {
      acceptance: { lineKeys },
      acceptor,
      settings: await requestSettings(context),
      now,
    });
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof RefusedError) return null;
    throw error;
  }
}

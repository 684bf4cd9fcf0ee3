import { ForbiddenError, NotFoundError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { reaches } from '../../identity/rules/sided-transition.ts';
import { requireStaffWriting } from '../edits/edited-quote.ts';
import { QUOTES_EDIT } from '../rules/transitions.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { storedQuote } from '../transitions/stored-quote.ts';

mutation('revokePriceQuoteGuestLink', {
  description: 'Revokes a link to an offer, and the sessions that it opened. Staff only.',
  permission: requireStaffWriting,
  audit: { action: 'PRICE_QUOTE_GUEST_LINK_REVOKED', entityType: 'PriceQuote' },
  repeat: 'naturally repeatable: it is taken back',
  budget: 5,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    guestLinkId: t.int({ required: true, description: '`databaseId` of the link.' }),
  }),
  resolve: async (input, { viewer, now }, writes) => {
    const priceQuoteId = rowKey('PriceQuote', input.id);
    await writes.transaction(async (tx, record) => {
      const quote = await storedQuote(tx, { viewer }, { priceQuoteId });
      if (!reaches(orderActor(viewer), [QUOTES_EDIT], quote)) throw new ForbiddenError(QUOTES_EDIT);
      const { count } = await tx.priceQuoteGuestLink.updateMany({
        where: { id: input.guestLinkId, priceQuoteId },
        data: { revokedAt: now, accessHash: null, codeHash: null },
      });
      if (count === 0) throw new NotFoundError('PriceQuoteGuestLink');
      record({
        entityId: quote.id,
        customerId: quote.customerId,
        data: { number: quote.number, guestLinkId: input.guestLinkId },
      });
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, sales, guestLink }) => {
    const { quoteId, guestLinkId } = await guestLink();
    return { as: caller(sales), input: { id: quoteId, guestLinkId } };
  },
});

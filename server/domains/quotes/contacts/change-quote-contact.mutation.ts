import { z } from 'zod';
import { ForbiddenError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { requireContact } from '../../identity/main-contact.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { scopeAllowsWrite } from '../../identity/rules/scope.ts';
import { requireStaffWriting } from '../edits/edited-quote.ts';
import { QUOTES_EDIT } from '../rules/transitions.ts';
import { changeQuote } from '../transitions/change-quote.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { storedQuote } from '../transitions/stored-quote.ts';

const rules = z.object({ contactId: z.int().min(1).max(MAX_ID) });

mutation('changeQuoteContact', {
  description:
    'Sets the contact of a quote in any status. A blocked user, or one of another customer, is refused with NOT_A_CONTACT. Staff only.',
  permission: requireStaffWriting,
  audit: { action: 'PRICE_QUOTE_CONTACT', entityType: 'PriceQuote' },
  repeat: 'naturally repeatable: sets a value',
  budget: 7,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    contactId: t.int({ required: true, description: 'Integer id of a user of the customer.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, ...input }, { viewer }, writes) => {
    const { contactId } = parseInput(rules, input);
    const priceQuoteId = rowKey('PriceQuote', id);
    await writes.transaction(async (tx, record) => {
      const quote = await storedQuote(tx, { viewer }, { priceQuoteId, version });
      if (!scopeAllowsWrite(viewer.scopeOf(QUOTES_EDIT), orderActor(viewer), quote))
        throw new ForbiddenError(QUOTES_EDIT);
      const { customerId, number, contactId: former } = quote;
      await requireContact(tx, { contactId, customerId });
      await changeQuote(tx, quote, { contactId });
      record({ entityId: quote.id, customerId, data: { number, contactId, former } });
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, sales, buyer, sentQuote }) => ({
    as: caller(sales),
    input: { id: await sentQuote(), contactId: buyer.userId },
  }),
});

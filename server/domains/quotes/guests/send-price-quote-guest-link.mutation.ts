import { z } from 'zod';
import { ForbiddenError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { LanguageEnum, languageOf } from '../../identity/language.type.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { requireStaffWriting } from '../edits/edited-quote.ts';
import { issueGuestLink } from '../guest-links/issue-guest-link.ts';
import { guestLinkObstacle } from '../rules/guest-links.ts';
import { currentStatus } from '../rules/quote-guards.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { QUOTES_EDIT } from '../rules/transitions.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { storedQuote } from '../transitions/stored-quote.ts';

const rules = z.object({
  email: z.string().trim().toLowerCase().min(1, 'REQUIRED').max(254, 'TOO_LONG').pipe(z.email('INVALID')),
  name: z.string().trim().max(100, 'TOO_LONG').nullish(),
});

mutation('sendPriceQuoteGuestLink', {
  description:
    'Mails a link to the offer to a person without an account. Opening it requires a code sent by mail. While the link is valid, the same address gets the same link. Staff only.',
  permission: requireStaffWriting,
  audit: { action: 'PRICE_QUOTE_GUEST_LINK_SENT', entityType: 'PriceQuote' },
  repeat: 'naturally repeatable: an address has one link, whose waiting mail a repeat replaces',
  budget: 7,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    email: t.string({ required: true, description: 'E-mail address of the recipient.' }),
    name: t.string({ description: 'Their name, as the history shows it.' }),
    language: t.field({
      type: LanguageEnum,
      description: 'Language of the mail and of the page; the customer’s when absent.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, services, now } = context;
    const { email, name } = parseInput(rules, { email: input.email, name: input.name });
    const priceQuoteId = rowKey('PriceQuote', input.id);
    await writes.transaction(async (tx, record) => {
      const quote = await storedQuote(tx, { viewer }, { priceQuoteId });
      const obstacle = guestLinkObstacle(
        { ...quote, status: currentStatus({ ...quote, status: quoteStatusCode(quote.statusId) }, now) },
        orderActor(viewer),
      );
      if (obstacle === 'FORBIDDEN') throw new ForbiddenError(QUOTES_EDIT);
      if (obstacle !== null) throw new RefusedError(obstacle);
      const language =
        input.language ??
        languageOf(
          (
            await tx.customer.findUniqueOrThrow({
              where: { id: quote.customerId },
              select: { language: true },
            })
          ).language,
        );
      await issueGuestLink(tx, { tokenKeys: services.tokenKeys, now }, quote, {
        email,
        name: name || null,
        language,
        createdById: viewer.userId,
      });
      record({
        entityId: quote.id,
        customerId: quote.customerId,
        data: { number: quote.number, email },
      });
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, sales, sentQuote }) => ({
    as: caller(sales),
    input: { id: await sentQuote(), email: 'guest@example.com', name: 'G', language: 'FR' },
  }),
});

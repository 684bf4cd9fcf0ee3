import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { QUOTE_TEXT_LENGTHS } from '../rules/quote-limits.ts';
import { isQuoteStatusCode, quoteStatusCode } from '../rules/status-codes.ts';
import { isQuoteAction, namedAction, QUOTE_ACTIONS, QUOTES_VIEW } from '../rules/transitions.ts';
import { stepAudit } from '../transitions/change-quote.ts';
import { mailOffer } from '../transitions/mail-offer.ts';
import { deniedTransition, moveQuote, requireQuoteAction } from '../transitions/perform-transition.ts';
import { remainingQuoteField } from '../transitions/price-quote-result.ts';
import { currentQuote } from '../transitions/stored-quote.ts';
import { acceptQuote } from './accept-quote.ts';

const rules = z.object({ reason: z.string().trim().max(QUOTE_TEXT_LENGTHS.reason).nullish() });

mutation('setPriceQuoteStatus', {
  description:
    'Changes the status of a price quote as legacy clients do: by an action, or by a status that a single action leads to. If both are given, they have to agree (STATUS_TRANSITION_DENIED).',
  permission: QUOTES_VIEW,
  audit: stepAudit(...QUOTE_ACTIONS),
  commits: {
    total: 'accepting: `priceQuoteAcceptance`.',
    isShownTo: seesAmounts,
    sample: async ({ caller, owner, sentQuote }) => ({
      as: caller(owner),
      input: { id: await sentQuote(), action: 'ACCEPT' },
    }),
  },
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  budget: 20,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    action: t.string({ description: 'Action, e.g. `ACCEPT`.' }),
    statusCode: t.string({ description: 'Status, e.g. `SENT`.' }),
    reason: t.string({ description: 'Reason, question or answer, where the step asks for it.' }),
  }),
  resolve: async (input, context, writes) => {
    const given = { action: input.action || null, statusCode: input.statusCode || null };
    const { action: requestedAction, statusCode } = given;
    if (requestedAction === null && statusCode === null)
      throw InvalidInputError.of('action', 'REQUIRED', 'Name an action or a status.');
    if (requestedAction !== null && !isQuoteAction(requestedAction))
      throw InvalidInputError.of('action', 'UNKNOWN', 'No such action.');
    // Check the permission first, so that a refusal reveals nothing else.
    if (requestedAction !== null) requireQuoteAction(context, requestedAction);
    if (statusCode !== null && !isQuoteStatusCode(statusCode))
      throw InvalidInputError.of('statusCode', 'UNKNOWN', 'No such status.');
    const { reason } = parseInput(rules, { reason: input.reason });
    const priceQuoteId = rowKey('PriceQuote', input.id);
    const settings = await requestSettings(context);
    await writes.transaction(async (tx, record) => {
      const quote = await currentQuote(tx, context, { priceQuoteId });
      const action = namedAction(quoteStatusCode(quote.statusId), { action: requestedAction, statusCode });
      if (action === null) throw deniedTransition(context, { quote, settings });
      requireQuoteAction(context, action);
      const order = { priceQuoteId, action, reason: reason || null };
      if (action !== 'ACCEPT') {
        writes.seen.waive();
        await moveQuote(tx, context, { quote, order, settings, record });
        if (action === 'SEND') await mailOffer(tx, context, quote);
        return;
      }
      const { created } = await acceptQuote(tx, context, {
        priceQuoteId,
        version: null,
        acceptance: { lineKeys: null },
        settings,
        seen: writes.seen,
        record,
      });
      if (created) await mailOrder(tx, created);
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: remainingQuoteField(t) }),
  sample: async ({ caller, sales, quote }) => ({
    as: caller(sales),
    input: { id: await quote(), action: 'REVIEW', statusCode: 'IN_REVIEW' },
    audited: 'PRICE_QUOTE_REVIEW',
  }),
});

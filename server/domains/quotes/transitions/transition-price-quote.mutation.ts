import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { QUOTE_TEXT_LENGTHS } from '../rules/quote-limits.ts';
import type { QuoteAction } from '../rules/transition.ts';
import { isQuoteAction, QUOTE_ACTIONS, QUOTES_VIEW } from '../rules/transitions.ts';
import { stepAudit } from './change-quote.ts';
import { performTransition, requireQuoteAction } from './perform-transition.ts';
import { remainingQuoteField } from './price-quote-result.ts';

const rules = z.object({ reason: z.string().trim().max(QUOTE_TEXT_LENGTHS.reason).nullish() });

/** Actions that have their own mutation, and automatic ones. */
const NOT_HERE: readonly QuoteAction[] = ['ACCEPT', 'COUNTER', 'CONVERT', 'EXPIRE'];

mutation('transitionPriceQuote', {
  description:
    'Performs a status action on a price quote; `PriceQuote.allowedActions` lists the possible actions.',
  permission: QUOTES_VIEW,
  audit: stepAudit(...QUOTE_ACTIONS.filter((action) => !NOT_HERE.includes(action))),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  // Includes the quote as staff see it, and the approval of its offer.
  budget: 16,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    action: t.string({ required: true, description: 'Action of an allowed step, e.g. `SEND`.' }),
    reason: t.string({ description: 'Reason, question or answer, where the step asks for it.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { action } = input;
    if (!isQuoteAction(action) || NOT_HERE.includes(action))
      throw InvalidInputError.of('action', 'UNKNOWN', 'No such action here.');
    // Check the permission first, so that a refusal reveals nothing else.
    requireQuoteAction(context, action);
    const { reason } = parseInput(rules, { reason: input.reason });
    const priceQuoteId = rowKey('PriceQuote', input.id);
    await performTransition(context, writes, {
      priceQuoteId,
      action,
      version: input.version,
      reason: reason || null,
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: remainingQuoteField(t) }),
  sample: async ({ caller, sales, quote }) => ({
    as: caller(sales),
    input: { id: await quote(), action: 'REVIEW' },
    audited: 'PRICE_QUOTE_REVIEW',
  }),
});

import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { builder } from '../../../schema/builder.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { moneyColumn } from '../lines/money-input.ts';
import { MAX_QUOTE_LINES, QUOTE_TEXT_LENGTHS } from '../rules/quote-limits.ts';
import { QUOTES_EDIT } from '../rules/transitions.ts';
import { stepAudit } from './change-quote.ts';
import { performTransition, requireQuoteAction } from './perform-transition.ts';
import { priceQuoteField } from './price-quote-result.ts';

const rules = z.object({
  comment: z.string().trim().max(QUOTE_TEXT_LENGTHS.reason).nullish(),
  targets: z
    .array(z.object({ lineKey: z.int().min(1).max(1_000_000) }))
    .max(MAX_QUOTE_LINES)
    .nullish(),
});

const TargetPriceInput = builder.inputType('PriceQuoteTargetInput', {
  description: 'Target price of the customer for a line.',
  fields: (t) => ({
    lineKey: t.int({ required: true, description: 'The line.' }),
    unitPrice: t.field({ type: 'Decimal', required: true, description: 'Price of one piece.' }),
  }),
});

mutation('counterPriceQuote', {
  description: 'Asks for another offer, with a comment, target prices, or both. Customers only.',
  permission: (viewer) => {
    viewer.require(QUOTES_EDIT);
    requireQuoteAction({ viewer }, 'COUNTER');
  },
  audit: stepAudit('COUNTER'),
  repeat: 'naturally repeatable: a status moves once; a repeat finds it moved',
  // One for the target prices that staff are notified of.
  budget: 15,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    comment: t.string({ description: 'Requested changes.' }),
    targets: t.field({ type: [TargetPriceInput], description: 'Target prices of the customer.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const given = input.targets ?? [];
    const { comment } = parseInput(rules, {
      comment: input.comment,
      targets: given.map(({ lineKey }) => ({ lineKey })),
    });
    const targets = given.map(({ lineKey, unitPrice }, index) => ({
      lineKey,
      unitPrice: moneyColumn(unitPrice, `targets.${index}.unitPrice`) ?? '0',
    }));
    if (!comment && targets.length === 0)
      throw InvalidInputError.of('comment', 'REQUIRED', 'Say what shall be otherwise, or name a price.');
    const priceQuoteId = rowKey('PriceQuote', input.id);
    await performTransition(context, writes, {
      priceQuoteId,
      action: 'COUNTER',
      version: input.version,
      reason: comment || null,
      targets,
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, buyer, sentQuote, foreign }) => ({
    as: caller(buyer),
    input: { id: await sentQuote(), comment: 'C', targets: [{ lineKey: 1, unitPrice: '450.00' }] },
    foreign: { 'input.id': foreign.quoteId },
  }),
});

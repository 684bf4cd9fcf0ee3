import { z } from 'zod';
import { NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { chosenContact } from '../../orders/chosen-contact.ts';
import { newLine, type QuoteLineRow } from '../../quotes/lines/quote-line.ts';
import { attachPictures } from '../../quotes/notes/attach-pictures.ts';
import { createQuote } from '../../quotes/quote/create-quote.ts';
import { begunQuote, requireBeginning } from '../../quotes/requests/begun-quote.ts';
import { customerHead } from '../../quotes/requests/request-defaults.ts';
import { stepAudit } from '../../quotes/transitions/change-quote.ts';
import { priceQuoteField } from '../../quotes/transitions/price-quote-result.ts';
import { today } from '../../settings/company-day.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { estimateField, markConverted } from '../estimate/stored-estimate.ts';
import { beginConversion, type Conversion } from './conversion.ts';

const rules = z.object({ contactId: z.int().min(1).max(MAX_ID).nullish() });

mutation('requestQuoteForEstimate', {
  description:
    'Requests a quote for an estimate, with its pictures. A free design can only become a quote, since it has no item type before the manufacturer prices it. When staff call it, it creates the draft of an offer to the customer.',
  permission: (viewer) => {
    viewer.require(ESTIMATES_VIEW);
    requireBeginning(viewer);
  },
  audit: stepAudit('REQUEST'),
  repeat: 'keyed',
  budget: 18,
  input: (t) => ({
    id: t.id({ required: true, description: 'Estimate.' }),
    contactId: t.int({
      description:
        'Integer id of the contact at the customer, chosen by staff; the customer’s main contact when absent.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { contactId } = parseInput(rules, { contactId: input.contactId });
    const day = await today(context);
    return writes.once({
      request: { id: String(input.id), contactId },
      work: async (tx, record) => {
        const { viewer, now } = context;
        const conversion = await beginConversion(tx, context, { id: input.id, action: 'TO_QUOTE', day });
        const { estimate, priced } = conversion;
        const { customerId } = estimate;
        const head = await customerHead(tx, customerId);
        if (!head) throw new NotFoundError('Customer');
        const { id: priceQuoteId, number } = await createQuote(tx, {
          ...head,
          currency: priced.currency,
          reference: estimate.reference,
          customerId,
          source: 'PORTAL',
          placedById: viewer.userId,
          actingById: viewer.actingById,
          lines: [quoteLine(conversion, now)],
          ...begunQuote(viewer, 'REQUEST', await chosenContact(tx, viewer, { contactId, customerId })),
          now,
        });
        await attachPictures(tx, context, {
          priceQuoteId,
          fileIds: conversion.otherFileIds,
          text:
            context.language === 'fr'
              ? `Autres images de l’estimation ${estimate.number}`
              : `Further pictures of estimate ${estimate.number}`,
        });
        await markConverted(tx, conversion, { to: 'QUOTE', number, now });
        record({ entityId: priceQuoteId, customerId, data: { number, estimate: estimate.number } });
        return { estimateId: estimate.id, priceQuoteId };
      },
    });
  },
  success: (t) => ({ estimate: estimateField(t), priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, buyer, estimate, foreign }) => ({
    as: caller(buyer),
    input: { id: await estimate() },
    foreign: { 'input.id': foreign.estimateId },
  }),
});

/** The piece as a line; a price that staff set is kept. */
function quoteLine({ estimate, priced, texts }: Conversion, now: Date): QuoteLineRow {
  const line = newLine(priced, { ...texts, reorderedFromId: null }, { lineKey: 1, rank: 0, now });
  const { priceAuthorId, priceReason, unitPrice } = estimate;
  if (priceAuthorId === null || unitPrice === null) return line;
  return { ...line, unitPrice: unitPrice.toFixed(2), priceAuthorId, priceReason };
}

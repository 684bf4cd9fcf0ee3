import { z } from 'zod';
import { NotFoundError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ownFiles } from '../../media/own-files.ts';
import { checkWantedBy, lineTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { checkComplete } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { newLine } from '../lines/quote-line.ts';
import { createQuote } from '../quote/create-quote.ts';
import { stepAudit } from '../transitions/change-quote.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { begunQuote, requireBeginning } from './begun-quote.ts';
import { customerHead } from './request-defaults.ts';

const rules = lineTexts.extend({
  quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE'),
});

mutation('requestPriceQuote', {
  description:
    'Creates a temporary quote (`PQCTO`) for a configured piece; the customer completes it and submits it with `SUBMIT`. When staff call it, it creates the draft of an offer to their active customer.',
  permission: requireBeginning,
  audit: stepAudit('REQUEST'),
  repeat: 'keyed',
  budget: 10,
  input: (t) => ({
    configuration: t.field({
      type: ConfigurationInput,
      required: true,
      description: 'The piece as configured.',
    }),
    quantity: t.int({ required: true, description: 'Pieces, 1 to 999.' }),
    wantedBy: t.field({ type: 'Date', description: 'Day that the customer asks for, today or later.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    endCustomer: t.string({ description: 'End customer.' }),
    note: t.string({ description: 'Note to the workshop.' }),
    drawingFileId: t.int({ description: 'Uploaded drawing.' }),
  }),
  resolve: async ({ configuration: given, wantedBy, ...input }, context, writes) => {
    const { viewer, now } = context;
    const { quantity, ...texts } = parseInput(rules, input);
    const configuration = parseConfiguration(given);
    const customerId = viewer.requireCustomer();
    if (wantedBy) checkWantedBy(wantedBy, await today(context));
    return writes.once({
      request: { customerId, quantity, ...texts, configuration, wantedBy },
      work: async (tx, record) => {
        if (texts.drawingFileId) await ownFiles(tx, viewer, [texts.drawingFileId], () => 'drawingFileId');
        const head = await customerHead(tx, customerId);
        if (!head) throw new NotFoundError('Customer');
        const priced = await priceOne(tx, { customerId, configuration, quantity, now, viewer });
        checkComplete(priced);
        const line = newLine(
          priced,
          {
            quantity,
            wantedBy: wantedBy ?? null,
            reference: texts.reference ?? null,
            endCustomer: texts.endCustomer ?? null,
            note: texts.note ?? null,
            drawingFileId: texts.drawingFileId ?? null,
            reorderedFromId: null,
          },
          { lineKey: 1, rank: 0, now },
        );
        const { id, number } = await createQuote(tx, {
          ...head,
          customerId,
          source: 'PORTAL',
          placedById: viewer.userId,
          actingById: viewer.actingById,
          lines: [line],
          ...begunQuote(viewer, 'TEMPORARY'),
          now,
        });
        record({ entityId: id, customerId, data: { number } });
        return { priceQuoteId: id };
      },
    });
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: ({ caller, buyer, configuration, foreign }) => ({
    as: caller(buyer),
    input: { configuration, quantity: 1, reference: 'R', endCustomer: 'E', note: 'N' },
    foreign: { 'input.drawingFileId': foreign.fileId },
  }),
});

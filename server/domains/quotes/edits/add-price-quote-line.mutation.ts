import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { ownFiles } from '../../media/own-files.ts';
import { checkWantedBy, lineTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { checkComplete } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { newLine } from '../lines/quote-line.ts';
import { MAX_QUOTE_LINES } from '../rules/quote-limits.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { EDIT_AUDIT, editedQuote, requireWriting, saveEdit } from './edited-quote.ts';

const rules = lineTexts.extend({
  quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE'),
});

mutation('addPriceQuoteLine', {
  description:
    'Adds a configured piece to the version that is being written: customers to their temporary quotes, staff to drafts and quotes under review.',
  permission: requireWriting,
  audit: EDIT_AUDIT,
  repeat: 'keyed',
  budget: 12,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
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
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, configuration: given, wantedBy, version, ...input }, context, writes) => {
    const { viewer, now } = context;
    const priceQuoteId = rowKey('PriceQuote', id);
    const { quantity, ...texts } = parseInput(rules, input);
    const configuration = parseConfiguration(given);
    if (wantedBy) checkWantedBy(wantedBy, await today(context));
    return writes.once({
      request: { priceQuoteId, quantity, ...texts, configuration, wantedBy, version },
      work: async (tx, record) => {
        const edited = await editedQuote(tx, context, { priceQuoteId, version, edit: 'LINES' });
        const { quote, lines } = edited;
        if (lines.length >= MAX_QUOTE_LINES) throw new RefusedError('QUOTE_FULL', { max: MAX_QUOTE_LINES });
        if (texts.drawingFileId) await ownFiles(tx, viewer, [texts.drawingFileId], () => 'drawingFileId');
        const { customerId } = quote;
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
          { lineKey: await nextLineKey(tx, quote.id), rank: lines.length, now },
        );
        await tx.priceQuoteLine.create({
          data: { ...line, versionId: edited.version.id },
          select: { id: true },
        });
        await saveEdit(tx, edited, [...lines, line]);
        record({ entityId: quote.id, customerId, data: { number: quote.number, added: line.lineKey } });
        return { priceQuoteId };
      },
    });
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, buyer, temporaryQuote, configuration, foreign }) => ({
    as: caller(buyer),
    input: {
      id: await temporaryQuote(),
      configuration,
      quantity: 1,
      reference: 'R',
      endCustomer: 'E',
      note: 'N',
    },
    foreign: { 'input.id': foreign.quoteId, 'input.drawingFileId': foreign.fileId },
  }),
});

/** The key of a new line, which no line of any version of the quote has used. */
async function nextLineKey(tx: Prisma.TransactionClient, priceQuoteId: number): Promise<number> {
  const { _max } = await tx.priceQuoteLine.aggregate({
    where: { version: { is: { priceQuoteId } } },
    _max: { lineKey: true },
  });
  return (_max.lineKey ?? 0) + 1;
}

import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { checkWantedBy, lineTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { checkComplete } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { pricedColumns } from '../lines/quote-line.ts';
import { configurationOfRow } from '../lines/recalculate-lines.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { EDIT_AUDIT, editedQuote, requireWriting, saveEdit } from './edited-quote.ts';
import { withoutAbsent } from './without-absent.ts';

const rules = lineTexts.omit({ drawingFileId: true }).extend({
  lineKey: z.int().min(1).max(1_000_000),
  quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE').nullish(),
});

mutation('updatePriceQuoteLine', {
  description:
    'Changes a line of the draft version. Absent fields stay unchanged; null clears. A new configuration or quantity is priced again, and replaces a price set by staff.',
  permission: requireWriting,
  audit: EDIT_AUDIT,
  repeat: 'naturally repeatable: sets values',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    lineKey: t.int({ required: true, description: 'The line.' }),
    configuration: t.field({ type: ConfigurationInput, description: 'The piece as configured now.' }),
    quantity: t.int({ description: 'Pieces, 1 to 999.' }),
    wantedBy: t.field({ type: 'Date', description: 'Day that the customer asks for, today or later.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    endCustomer: t.string({ description: 'End customer.' }),
    note: t.string({ description: 'Note to the workshop.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, configuration: given, wantedBy, version, ...input }, context, writes) => {
    const { now } = context;
    const priceQuoteId = rowKey('PriceQuote', id);
    const { lineKey, quantity, ...texts } = parseInput(rules, input);
    const configuration = given ? parseConfiguration(given) : null;
    if (wantedBy) checkWantedBy(wantedBy, await today(context));
    await writes.transaction(async (tx, record) => {
      const edited = await editedQuote(tx, context, { priceQuoteId, version, edit: 'LINES' });
      const { quote, lines } = edited;
      const at = lines.findIndex((line) => line.lineKey === lineKey);
      const [line, stored] = [lines[at], edited.version.lines[at]];
      if (!line || !stored) throw InvalidInputError.of('lineKey', 'UNKNOWN', 'No such line.');
      const pieces = quantity ?? line.quantity;
      const isRepriced = configuration !== null || pieces !== line.quantity;
      const priced = isRepriced
        ? await priceOne(tx, {
            customerId: quote.customerId,
            configuration: configuration ?? configurationOfRow(line),
            quantity: pieces,
            now,
            viewer: context.viewer,
          })
        : null;
      if (priced) checkComplete(priced);
      const columns = {
        ...withoutAbsent({ ...texts, wantedBy }),
        quantity: pieces,
        ...(priced ? { ...pricedColumns(priced, now), priceAuthorId: null, priceReason: null } : {}),
      };
      await tx.priceQuoteLine.update({ where: { id: stored.id }, data: columns, select: { id: true } });
      await saveEdit(tx, edited, lines.with(at, { ...line, ...columns }));
      record({
        entityId: quote.id,
        customerId: quote.customerId,
        data: { number: quote.number, changed: lineKey },
      });
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, buyer, temporaryQuote, configuration, foreign }) => ({
    as: caller(buyer),
    input: {
      id: await temporaryQuote(),
      lineKey: 1,
      configuration,
      quantity: 2,
      reference: 'R',
      endCustomer: 'E',
      note: 'N',
    },
    foreign: { 'input.id': foreign.quoteId },
  }),
});

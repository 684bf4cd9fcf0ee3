import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { EDIT_AUDIT, editedQuote, requireWriting, saveEdit } from './edited-quote.ts';

mutation('removePriceQuoteLine', {
  description: 'Removes a line from the draft version.',
  permission: requireWriting,
  audit: EDIT_AUDIT,
  repeat: 'naturally repeatable: removes once',
  budget: 8,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    lineKey: t.int({ required: true, description: 'The line.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, lineKey, version }, context, writes) => {
    const priceQuoteId = rowKey('PriceQuote', id);
    await writes.transaction(async (tx, record) => {
      const edited = await editedQuote(tx, context, { priceQuoteId, version, edit: 'LINES' });
      const { quote, lines } = edited;
      const line = edited.version.lines.find((each) => each.lineKey === lineKey);
      if (!line) throw InvalidInputError.of('lineKey', 'UNKNOWN', 'No such line.');
      await tx.priceQuoteLine.delete({ where: { id: line.id }, select: { id: true } });
      await saveEdit(
        tx,
        edited,
        lines.filter((each) => each.lineKey !== lineKey),
      );
      record({
        entityId: quote.id,
        customerId: quote.customerId,
        data: { number: quote.number, removed: lineKey },
      });
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, buyer, temporaryQuote, foreign }) => ({
    as: caller(buyer),
    input: { id: await temporaryQuote(), lineKey: 1 },
    foreign: { 'input.id': foreign.quoteId },
  }),
});

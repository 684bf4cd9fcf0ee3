import { z } from 'zod';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { type Decimal, HUNDRED } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { orderTexts } from '../../orders/order-input.ts';
import { ORDER_TEXT_LENGTHS } from '../../orders/rules/line-limits.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { quoteWords } from '../quote/create-quote.ts';
import { QUOTE_TEXT_LENGTHS } from '../rules/quote-limits.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { checkLastDay } from '../versions/freeze-version.ts';
import { EDIT_AUDIT, editedQuote, requireWriting, saveEdit } from './edited-quote.ts';
import { withoutAbsent } from './without-absent.ts';

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullish();

const heads = orderTexts
  .pick({ poNumber: true, customerWoNumber: true, notes: true })
  .extend({ reference: text(ORDER_TEXT_LENGTHS.reference) });

const terms = z.object({
  terms: text(QUOTE_TEXT_LENGTHS.terms),
  internalNote: text(QUOTE_TEXT_LENGTHS.internalNote),
  leadDays: z.int().min(0, 'OUT_OF_RANGE').max(999, 'OUT_OF_RANGE').nullish(),
});

mutation('updatePriceQuote', {
  description:
    'Changes the details of a quote other than its lines; absent fields are unchanged, null clears. Only staff may change terms, deposit, lead time, last day and internal note.',
  permission: requireWriting,
  audit: EDIT_AUDIT,
  repeat: 'naturally repeatable: sets values',
  // Includes the quote as staff see it, and the approval of its offer.
  budget: 15,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    poNumber: t.string({ description: 'Customer’s purchase order.' }),
    customerWoNumber: t.string({ description: 'Customer’s work order.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    notes: t.string({ description: 'Note on the quote, visible to the customer and to staff.' }),
    terms: t.string({ description: 'Terms of the offer.' }),
    depositPercent: t.field({
      type: 'Decimal',
      description: 'Deposit in per cent of the total with shipping and tax, 0 to 100.',
    }),
    leadDays: t.int({ description: 'Business days until everything is ready, 0 to 999.' }),
    validOn: t.field({ type: 'Date', description: 'Last day of the offer, today or later.' }),
    internalNote: t.string({ description: 'Internal note of staff.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, now } = context;
    const priceQuoteId = rowKey('PriceQuote', input.id);
    const { poNumber, customerWoNumber, reference, notes, validOn, depositPercent } = input;
    const { notes: remarks, ...numbers } = parseInput(heads, {
      poNumber,
      customerWoNumber,
      reference,
      notes,
    });
    const head = { ...numbers, remarks };
    const offered = parseInput(terms, {
      terms: input.terms,
      internalNote: input.internalNote,
      leadDays: input.leadDays,
    });
    if (validOn) checkLastDay(validOn, await requestSettings(context), now);
    const deposit = depositColumn(depositPercent);
    const columns = { ...offered, validOn, depositPercent: deposit };
    const saysTerms = Object.values(columns).some((value) => value !== undefined);
    if (saysTerms && !viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
    await writes.transaction(async (tx, record) => {
      const edited = await editedQuote(tx, context, { priceQuoteId, version: input.version, edit: 'HEAD' });
      const { quote, version, lines } = edited;
      if (saysTerms)
        await tx.priceQuoteVersion.update({
          where: { id: version.id },
          data: columns,
          select: { id: true },
        });
      await saveEdit(tx, edited, lines, head);
      const words = quoteWords(quote.number, { ...quote, ...withoutAbsent(head) }, lines);
      // Words of the customer's name stay.
      const gone = quoteWords(quote.number, quote, lines).filter((word) => !words.includes(word));
      await tx.priceQuoteSearchTerm.deleteMany({ where: { priceQuoteId, term: { in: gone } } });
      await tx.priceQuoteSearchTerm.createMany({
        data: words.map((term) => ({ priceQuoteId, term })),
        skipDuplicates: true,
      });
      record({ entityId: quote.id, customerId: quote.customerId, data: { number: quote.number } });
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, sales, reviewedQuote }) => ({
    as: caller(sales),
    input: {
      id: await reviewedQuote(),
      poNumber: 'PO',
      customerWoNumber: 'WO',
      reference: 'R',
      notes: 'N',
      terms: 'T',
      depositPercent: '30',
      leadDays: 15,
      internalNote: 'I',
    },
  }),
});

/** The deposit as a column; undefined keeps it, null clears it. */
function depositColumn(percent: Decimal | null | undefined): string | null | undefined {
  if (percent == null) return percent;
  if (percent.isNegative() || percent.greaterThan(HUNDRED) || percent.decimalPlaces() > 2)
    throw InvalidInputError.of('depositPercent', 'OUT_OF_RANGE', 'Between 0 and 100 per cent.');
  return percent.toFixed(2);
}

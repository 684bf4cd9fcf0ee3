import { z } from 'zod';
import { ForbiddenError, InvalidInputError } from '../../../errors/errors.ts';
import { isLineAmount } from '../../../lib/amount-limits.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { COST_BREAKDOWN_VIEW } from '../../pricing/access.ts';
import { seesCost } from '../access.ts';
import { moneyColumn } from '../lines/money-input.ts';
import type { QuoteLineRow } from '../lines/quote-line.ts';
import { MAX_QUOTE_LINES, QUOTE_TEXT_LENGTHS } from '../rules/quote-limits.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { EDIT_AUDIT, editedQuote, requireStaffWriting, saveEdit } from './edited-quote.ts';

const rules = z.object({
  lines: z
    .array(
      z.object({
        lineKey: z.int().min(1).max(1_000_000),
        reason: z.string().trim().max(QUOTE_TEXT_LENGTHS.priceReason).nullish(),
        alternativeGroup: z.string().trim().max(QUOTE_TEXT_LENGTHS.alternativeGroup).nullish(),
        isOptional: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(MAX_QUOTE_LINES),
});

const LinePriceInput = builder.inputType('PriceQuoteLinePriceInput', {
  description: 'The price of a line and whether it is optional. Absent fields stay unchanged; null clears.',
  fields: (t) => ({
    lineKey: t.int({ required: true, description: 'The line.' }),
    unitPrice: t.field({ type: 'Decimal', description: 'Price of one piece; null: not priced yet.' }),
    reason: t.string({ description: 'Why it differs from the calculated price; required where it does.' }),
    cost: t.field({ type: 'Decimal', description: 'What one piece costs the manufacturer. Needs 1303.' }),
    isOptional: t.boolean({ description: 'The customer may leave it out.' }),
    alternativeGroup: t.string({
      description: 'Name of a group of alternatives, exactly one of which is ordered; null or empty: none.',
    }),
  }),
});

type LinePrice = typeof LinePriceInput.$inferInput;

mutation('pricePriceQuoteLines', {
  description: 'Sets prices, options and alternatives of the version that is being written. Staff only.',
  permission: requireStaffWriting,
  audit: EDIT_AUDIT,
  repeat: 'naturally repeatable: sets values',
  // Includes the quote as staff see it, and the approval of its offer.
  budget: 13,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    lines: t.field({ type: [LinePriceInput], required: true, description: 'Lines that change.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer } = context;
    const priceQuoteId = rowKey('PriceQuote', input.id);
    const texts = parseInput(rules, {
      lines: input.lines.map(({ unitPrice: _price, cost: _cost, ...line }) => line),
    }).lines;
    if (input.lines.some(({ cost }) => cost !== undefined) && !seesCost(viewer))
      throw new ForbiddenError(COST_BREAKDOWN_VIEW);
    const changes = input.lines.map((line, index) => ({ ...line, ...texts[index] }));
    await writes.transaction(async (tx, record) => {
      const edited = await editedQuote(tx, context, { priceQuoteId, version: input.version, edit: 'PRICES' });
      const { quote, version } = edited;
      const lines = [...edited.lines];
      for (const [index, change] of changes.entries()) {
        const at = lines.findIndex(({ lineKey }) => lineKey === change.lineKey);
        const line = lines[at];
        const stored = version.lines[at];
        if (!line || !stored)
          throw InvalidInputError.of(`lines.${index}.lineKey`, 'UNKNOWN', 'No such line.');
        const columns = pricedBy(line, change, { path: `lines.${index}`, authorId: viewer.userId });
        lines[at] = { ...line, ...columns };
        await tx.priceQuoteLine.update({ where: { id: stored.id }, data: columns, select: { id: true } });
      }
      await saveEdit(tx, edited, lines);
      record({
        entityId: quote.id,
        customerId: quote.customerId,
        data: { number: quote.number, n: version.n, priced: changes.map(({ lineKey }) => lineKey) },
      });
    });
    return { priceQuoteId };
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: async ({ caller, sales, reviewedQuote, foreign: _foreign }) => ({
    as: caller(sales),
    input: {
      id: await reviewedQuote(),
      lines: [{ lineKey: 1, unitPrice: '470.00', reason: 'R', isOptional: false, alternativeGroup: 'A' }],
    },
  }),
});

/** The columns of a price that staff set. A price that differs from the calculated one needs a user and a reason. */
function pricedBy(
  line: QuoteLineRow,
  { unitPrice, cost, isOptional, alternativeGroup, reason }: LinePrice,
  { path, authorId }: { path: string; authorId: number },
) {
  return {
    ...(unitPrice === undefined ? {} : priceColumns(line, unitPrice, reason, { path, authorId })),
    ...(cost === undefined ? {} : { cost: moneyColumn(cost, `${path}.cost`) }),
    ...(isOptional == null ? {} : { isOptional }),
    ...(alternativeGroup === undefined ? {} : { alternativeGroup: alternativeGroup || null }),
  };
}

function priceColumns(
  { calculatedPrice, quantity }: QuoteLineRow,
  given: LinePrice['unitPrice'],
  reason: string | null | undefined,
  { path, authorId }: { path: string; authorId: number },
) {
  const unitPrice = moneyColumn(given, `${path}.unitPrice`);
  if (unitPrice !== null && !isLineAmount(unitPrice, quantity))
    throw InvalidInputError.of(`${path}.unitPrice`, 'OUT_OF_RANGE', 'The line comes to too much.');
  const isAsCalculated =
    unitPrice === null || (calculatedPrice !== null && decimal(unitPrice).equals(decimal(calculatedPrice)));
  if (isAsCalculated) return { unitPrice, priceAuthorId: null, priceReason: null };
  // Without a calculated price no reason is needed.
  if (calculatedPrice !== null && !reason)
    throw InvalidInputError.of(`${path}.reason`, 'REQUIRED', 'Say why it differs from the calculated price.');
  return { unitPrice, priceAuthorId: authorId, priceReason: reason || null };
}

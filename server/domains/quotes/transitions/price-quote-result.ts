import type { FieldRef } from '@pothos/core';
import { changedRow, findChangedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { PriceQuote } from '../quote/price-quote.type.ts';

type Types = typeof builder.$inferSchemaTypes;
type Fields = PothosSchemaTypes.ObjectFieldBuilder<Types, { priceQuoteId: number }>;

/** The `priceQuote` field of a mutation's success: the current quote with the selected fields. */
export function priceQuoteField(t: Fields): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: PriceQuote,
    description: 'The quote as it is now.',
    resolve: (query, { priceQuoteId }, _args, context) =>
      changedRow(context, 'PriceQuote', { ...query, where: { id: priceQuoteId } }),
  });
}

/** The same for mutations that may delete the quote. */
export function remainingQuoteField(t: Fields): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: PriceQuote,
    nullable: true,
    description: 'The quote as it is now; null when it was deleted.',
    resolve: (query, { priceQuoteId }, _args, context) =>
      findChangedRow(context, 'PriceQuote', { ...query, where: { id: priceQuoteId } }),
  });
}

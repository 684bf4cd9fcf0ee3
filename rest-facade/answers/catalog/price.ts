import { z } from 'zod';
import { type Language, messageText } from '../../errors/messages.ts';
import type { RestCalculatePriceQuery } from '../../gql/graphql.ts';
import { amount } from '../money/amounts.ts';
import { currency, day, id, instant, money, seenMoney } from '../values.ts';
import { component } from './component.ts';

interface PriceRow {
  readonly kind: string;
  readonly code: string | null;
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly rate: string | null;
  readonly amount: string;
}

/** Price rows as JSON numbers; null if the caller may not see them. */
export function priceRows(rows: readonly PriceRow[] | null) {
  return (
    rows?.map((row) => ({
      kind: row.kind,
      code: row.code,
      name: row.name,
      quantity: amount(row.quantity),
      unit: row.unit,
      rate: amount(row.rate),
      amount: amount(row.amount),
    })) ?? null
  );
}

/** The price of a configuration (product rules 7). */
export function priceAnswer(
  price: NonNullable<RestCalculatePriceQuery['calculatePrice']>,
  language: Language,
) {
  return {
    ...price,
    unitPrice: amount(price.unitPrice),
    linePrice: amount(price.linePrice),
    breakdown: priceRows(price.breakdown),
    summary: priceRows(price.summary),
    estimatedWeight: amount(price.estimatedWeight),
    market: price.market.map((fix) => ({ ...fix, pricePerOunce: amount(fix.pricePerOunce) })),
    warnings: price.warnings.map(({ code }) => ({ key: code, value: messageText(code, language) })),
  };
}

/** A row of a price. */
export const priceRow = component<NonNullable<ReturnType<typeof priceRows>>[number]>()(
  'PriceRow',
  'A part of a price.',
  z.strictObject({
    kind: z.string().describe('METAL, LOSS, STONES, LABOUR, ADJUSTMENT, …'),
    code: z.string().nullable(),
    name: z.string(),
    quantity: z.number().nullable().describe('Quantity in `unit`; null in summaries.'),
    unit: z.string().nullable().describe('GRAM, CARAT, PIECE, CM2, PERCENT, FACTOR or FLAT.'),
    rate: z.number().nullable(),
    amount: money,
  }),
);

/** Price rows that require a permission. */
export const priceSummary = z
  .array(priceRow)
  .nullable()
  .describe('Summary of the price; null if hidden from the caller.');

/** A warning for the customer. */
export const warning = z
  .strictObject({ key: z.string(), value: z.string() })
  .meta({ id: 'Warning', description: 'A stable code and its text.' });

/** The price of a configuration. */
export const priceSchema = component<ReturnType<typeof priceAnswer>>()(
  'Price',
  'The price of a configuration with its calculation.',
  z.strictObject({
    requestId: z.string().nullable().describe('As sent, to identify outdated responses.'),
    currency,
    unitPrice: seenMoney,
    linePrice: seenMoney,
    pricingMode: z.string(),
    quoteRequired: z.boolean(),
    estimatedWeight: z.number().nullable().describe('Grams per piece.'),
    marketAsOf: instant.nullable(),
    validUntil: instant.nullable(),
    promisedOn: day.nullable(),
    missing: z.array(id).describe('Required attributes without a choice.'),
    breakdown: z.array(priceRow).nullable().describe('The calculation; only for staff.'),
    summary: priceSummary,
    market: z.array(
      z.strictObject({
        metalCode: z.string(),
        metalName: z.string(),
        pricePerOunce: money,
        asOf: instant,
      }),
    ),
    warnings: z.array(warning),
  }),
);

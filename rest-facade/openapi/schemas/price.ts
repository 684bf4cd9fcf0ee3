import { z } from 'zod';
import type { priceAnswer, priceRows } from '../../answers/price.ts';
import { component } from '../component.ts';
import { currency, day, id, instant, money, seenMoney } from './values.ts';

/** A row of a price. */
export const priceRow = component<NonNullable<ReturnType<typeof priceRows>>[number]>()(
  'PriceRow',
  'A part of a price.',
  z.strictObject({
    kind: z.string().describe('METAL, LOSS, STONES, LABOUR, ADJUSTMENT, …'),
    code: z.string().nullable(),
    name: z.string(),
    quantity: z.number().nullable().describe('How much of `unit`; null in summaries.'),
    unit: z.string().nullable().describe('GRAM, CARAT, PIECE, CM2, PERCENT, FACTOR or FLAT.'),
    rate: z.number().nullable(),
    amount: money,
  }),
);

/** Rows that not everybody may see. */
export const priceSummary = z
  .array(priceRow)
  .nullable()
  .describe('What the price consists of; null for those who may not see it.');

/** Something to tell the customer. */
export const warning = z
  .strictObject({ key: z.string(), value: z.string() })
  .meta({ id: 'Warning', description: 'A stable code and its text.' });

/** The price of a configuration. */
export const priceSchema = component<ReturnType<typeof priceAnswer>>()(
  'Price',
  'The price of a configuration and how it came about.',
  z.strictObject({
    requestId: z.string().nullable().describe('As sent: tells late answers from the newest.'),
    currency,
    unitPrice: seenMoney,
    linePrice: seenMoney,
    pricingMode: z.string(),
    quoteRequired: z.boolean(),
    estimatedWeight: z.number().nullable().describe('Grams of one piece.'),
    marketAsOf: instant.nullable(),
    validUntil: instant.nullable(),
    promisedOn: day.nullable(),
    missing: z.array(id).describe('Attributes that still have to be chosen.'),
    breakdown: z.array(priceRow).nullable().describe('How it was computed; for staff.'),
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

import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { rowNames } from './price-row-names.ts';

const priceRow = z.object({
  kind: z.string(),
  code: z.string().nullable().default(null),
  nameEn: z.string().nullable().default(null),
  nameFr: z.string().nullable().default(null),
  quantity: z.string().nullable().default(null),
  unit: z.string().nullable().default(null),
  rate: z.string().nullable().default(null),
  amount: z.string(),
});

/** A row of a breakdown or a line of a summary; decimals as text. */
export type PriceRowFacts = z.infer<typeof priceRow>;

/**
 * Parses the rows of a stored breakdown or summary.
 * @throws if the JSON is invalid
 */
export function priceRowsOfJson(json: unknown): PriceRowFacts[] {
  return z.array(priceRow).parse(json);
}

/** A row of a price breakdown, or a line of a price summary. */
export const PriceRowType = builder.objectRef<PriceRowFacts>('PriceRow').implement({
  description:
    'A row of a price breakdown or a line of a price summary. The rows sum exactly to the unit price.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'METAL, LOSS, STONES, LABOUR, ADJUSTMENT, …' }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'Code of the alloy, stone, service or part.',
    }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (row, _args, context) => localised(context, rowNames(row)),
    }),
    quantity: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'How much of `unit`; null in summaries.',
      resolve: ({ quantity }) => quantity,
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'GRAM, CARAT, PIECE, CM2, PERCENT (of `rate`), FACTOR (of `rate`) or FLAT.',
    }),
    rate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price per unit, or the amount that a percentage applies to.',
      resolve: ({ rate }) => rate,
    }),
    amount: t.field({
      type: 'Decimal',
      description: 'Amount in the currency of the document; negative for discounts.',
      resolve: ({ amount }) => amount,
    }),
  }),
});

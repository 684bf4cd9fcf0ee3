import { z } from 'zod';
import { type Decimal, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { COST_BREAKDOWN_VIEW } from '../../pricing/access.ts';
import { analysesPrices } from '../access.ts';
import { simulatePrices } from './simulate-prices.ts';
import { SimulationType } from './simulation.type.ts';

const codes = z
  .array(z.string().max(40, 'TOO_LONG'))
  .max(100)
  .nullish()
  .transform((given) => (given ?? []).map((code) => code.trim().toUpperCase()).filter(Boolean));

const assumptionSchema = z.object({
  metalCode: z
    .enum(['AU', 'AG', 'PT', 'PD'], 'UNKNOWN')
    .nullish()
    .transform((code) => code ?? null),
  percent: z
    .custom<Decimal>()
    .transform((percent) => decimal(percent))
    .refine((percent) => percent.greaterThan(-100) && percent.lessThanOrEqualTo(1_000), 'OUT_OF_RANGE'),
  itemGroupCodes: codes,
  itemTypeCodes: codes,
  quoteNumbers: codes,
  withQuotes: z
    .boolean()
    .nullish()
    .transform((withQuotes) => withQuotes ?? true),
});

builder.queryField('simulatePrices', (t) =>
  t.field({
    type: SimulationType,
    nullable: true,
    description:
      'Simulates list prices of pieces and margins of open quotes for other market prices. Nothing is written. For staff with price breakdowns (1303).',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 9,
    sample: ({ sales }) => ({
      as: sales,
      args: {
        metalCode: 'AU',
        percent: '3',
        itemGroupCodes: [],
        itemTypeCodes: [],
        quoteNumbers: [],
        withQuotes: true,
      },
    }),
    args: {
      metalCode: t.arg.string({ description: 'AU, AG, PT or PD; absent: every metal moves.' }),
      percent: t.arg({ type: 'Decimal', required: true, description: 'By how many per cent, e.g. "3".' }),
      itemGroupCodes: t.arg.stringList({ description: 'Only pieces of these groups; absent or empty: all.' }),
      itemTypeCodes: t.arg.stringList({ description: 'Only these pieces; absent or empty: all.' }),
      quoteNumbers: t.arg.stringList({ description: 'Only these open quotes; absent or empty: all.' }),
      withQuotes: t.arg.boolean({ description: 'Also lines of open quotes; absent: yes.' }),
    },
    resolve: (_root, args, context) => {
      const assumption = parseInput(assumptionSchema, args);
      return analysesPrices(context.viewer) ? simulatePrices(context, assumption) : null;
    },
  }),
);

import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { COST_BREAKDOWN_VIEW } from '../../pricing/access.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { analysesPrices } from '../access.ts';
import { explainPrice } from './explain-price.ts';
import { PriceExplanationType } from './price-explanation.type.ts';
import { priceSubject } from './price-subject.ts';

const PriceSubjectInput = builder.inputType('PriceSubjectInput', {
  description:
    'What a price is explained of: exactly one of a job, a quote, a line of the own cart, a piece as it is by default, or a configuration.',
  fields: (t) => ({
    jobNumber: t.string({ description: 'Number of a job order.' }),
    quoteNumber: t.string({ description: 'Number of a quote.' }),
    lineKey: t.int({ description: 'With `quoteNumber`: the line; absent: the first.' }),
    cartItemId: t.id({ description: 'Global id of a line of the own cart.' }),
    pieceCode: t.string({ description: 'Code of an item type, as it is by default.' }),
    configuration: t.field({ type: ConfigurationInput, description: 'A piece as configured.' }),
    accountNumber: t.string({
      description: 'With a piece or a configuration: for this customer; absent: list.',
    }),
    quantity: t.int({ description: 'With a piece or a configuration: 1 to 999; absent: 1.' }),
  }),
});

const number = z.string().max(40, 'TOO_LONG').nullish();

const subjectSchema = z.object({
  subject: z.object({
    jobNumber: number,
    quoteNumber: number,
    lineKey: z.int().nullish(),
    cartItemId: z.string().max(100, 'TOO_LONG').nullish(),
    pieceCode: number,
    accountNumber: number,
    quantity: z.int().min(1, 'OUT_OF_RANGE').max(999, 'OUT_OF_RANGE').nullish(),
  }),
});

builder.queryField('explainPrice', (t) =>
  t.field({
    type: PriceExplanationType,
    nullable: true,
    description:
      'A price line by line: its rows with the figures and rate rows behind each. For staff who may see what prices are made of (1303).',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 18,
    sample: async ({ sales, jobNumber }) => ({
      as: sales,
      args: { subject: { jobNumber: await jobNumber() } },
    }),
    args: {
      subject: t.arg({ type: PriceSubjectInput, required: true, description: 'What it is the price of.' }),
    },
    resolve: async (_root, { subject: { configuration, ...asked } }, context) => {
      const { subject } = parseInput(subjectSchema, { subject: asked });
      const wanted = configuration ? parseConfiguration(configuration) : null;
      if (!analysesPrices(context.viewer)) return null;
      const found = await priceSubject(context, { ...subject, configuration: wanted });
      return found && explainPrice(context, found);
    },
  }),
);

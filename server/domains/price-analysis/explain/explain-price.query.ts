import { builder } from '../../../schema/builder.ts';
import { COST_BREAKDOWN_VIEW } from '../../pricing/access.ts';
import { analysesPrices } from '../access.ts';
import { explainPrice } from './explain-price.ts';
import { PriceExplanationType } from './price-explanation.type.ts';
import { PriceSubjectInput, parseSubject } from './price-subject.input.ts';
import { priceSubject } from './price-subject.ts';

builder.queryField('explainPrice', (t) =>
  t.field({
    type: PriceExplanationType,
    nullable: true,
    description:
      'Explains a price line by line, with the figures and rate rows used for each row. For staff with price breakdowns (1303).',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 18,
    sample: async ({ sales, jobNumber }) => ({
      as: sales,
      args: { subject: { jobNumber: await jobNumber() } },
    }),
    args: {
      subject: t.arg({ type: PriceSubjectInput, required: true, description: 'The priced object.' }),
    },
    resolve: async (_root, { subject }, context) => {
      const wanted = parseSubject(subject);
      if (!analysesPrices(context.viewer)) return null;
      const found = await priceSubject(context, wanted);
      return found && explainPrice(context, found);
    },
  }),
);

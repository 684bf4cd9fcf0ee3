import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { limitVisitor } from '../../settings/limit-visitor.ts';
import { rememberSettings } from '../../settings/read-settings.ts';
import { seesCatalogPrices } from '../access.ts';
import { ConfigurationInput, parseConfiguration } from '../configuration/configuration.input.ts';
import { type PriceCalculation, PriceCalculationType } from './price-calculation.type.ts';
import { priceOne } from './read-and-price.ts';

const CalculatePriceInput = builder.inputType('CalculatePriceInput', {
  description: 'What to price. Prices and customers are never taken from a client.',
  fields: (t) => ({
    requestId: t.string({ description: 'Any text of at most 100 characters; returned with the result.' }),
    configuration: t.field({
      type: ConfigurationInput,
      required: true,
      description: 'The piece as configured.',
    }),
    quantity: t.int({ defaultValue: 1, description: '1 to 999 pieces.' }),
  }),
});

const callSchema = z.object({ requestId: z.string().max(100).nullish(), quantity: z.int().nullish() });

builder.queryField('calculatePrice', (t) =>
  t.field({
    type: PriceCalculationType,
    nullable: true,
    description:
      'Price of a configuration for the viewer’s active customer; list price for visitors and staff.',
    budget: 0,
    sample: ({ buyer, configuration }) => ({
      as: buyer,
      args: { input: { configuration, quantity: 1, requestId: 'a' } },
    }),
    args: { input: t.arg({ type: CalculatePriceInput, required: true, description: 'What to price.' }) },
    resolve: async (_root, { input }, context): Promise<PriceCalculation> => {
      const { configuration: asked, ...call } = input;
      const { requestId, quantity } = parseInput(callSchema, call);
      const configuration = parseConfiguration(asked);
      await limitVisitor(context, 'visitor-price');
      const priced = await priceOne(context.db, {
        customerId: context.viewer.customerId,
        configuration,
        quantity: quantity ?? 1,
        now: context.now,
        changes: context.services.changes,
        viewer: context.viewer,
      });
      rememberSettings(context, priced.settings);
      return { requestId: requestId ?? null, priced, amountsHidden: !(await seesCatalogPrices(context)) };
    },
  }),
);

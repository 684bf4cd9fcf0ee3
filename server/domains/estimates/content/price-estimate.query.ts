import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { PriceCalculationType } from '../../pricing/calculation/price-calculation.type.ts';
import { ConfigurationInput } from '../../pricing/configuration/configuration.input.ts';
import { rememberSettings } from '../../settings/read-settings.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { EstimateServiceType } from '../data/estimate-data-parts.type.ts';
import type { ServiceLimitation } from '../rules/service-limitations.ts';
import { EstimateDesignInput, parseContent } from './content.input.ts';
import { estimatedCustomer } from './estimated-customer.ts';
import { type PricedContent, priceContent } from './price-content.ts';

const PriceEstimateInput = builder.inputType('PriceEstimateInput', {
  description: 'What to estimate: a configured piece, or a design.',
  fields: (t) => ({
    requestId: t.string({ description: 'Any text of at most 100 characters; returned with the result.' }),
    estimateId: t.id({
      description:
        'Estimate that is being edited: it is priced for its own customer instead of the active one.',
    }),
    configuration: t.field({ type: ConfigurationInput, description: 'A piece of the catalogue.' }),
    design: t.field({
      type: EstimateDesignInput,
      description: 'Instead of a catalogue piece: a custom design.',
    }),
    quantity: t.int({ defaultValue: 1, description: '1 to 999 pieces.' }),
  }),
});

const callSchema = z.object({ requestId: z.string().max(100).nullish(), quantity: z.int().nullish() });

const LimitationType = builder.objectRef<ServiceLimitation>('EstimateLimitation').implement({
  description: 'A workflow rule violated by the services of a design.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'MAY_NOT_FOLLOW, UNKNOWN or DUPLICATE.' }),
    index: t.exposeInt('index', { description: 'Index in `design.serviceTypeCodes`.' }),
    service: t.field({
      type: EstimateServiceType,
      nullable: true,
      description: 'The service; null where it is unknown.',
      resolve: ({ service }) => service,
    }),
    before: t.field({
      type: EstimateServiceType,
      nullable: true,
      description: 'The service that it may not directly follow.',
      resolve: (limitation) => ('before' in limitation ? limitation.before : null),
    }),
  }),
});

const SlowestServiceType = builder
  .objectRef<NonNullable<PricedContent['slowest']>>('EstimateSlowestService')
  .implement({
    description: 'The service that determines the lead time of a design.',
    fields: (t) => ({
      service: t.field({
        type: EstimateServiceType,
        description: 'The service.',
        resolve: (rule) => rule,
      }),
      minLeadDays: t.exposeInt('minLeadDays', { description: 'Minimum lead time in business days.' }),
    }),
  });

type Calculation = PricedContent & { requestId: string | null; amountsHidden: boolean };

const EstimateCalculationType = builder.objectRef<Calculation>('EstimateCalculation').implement({
  description: 'The price of an estimate, and the workflow rules that it violates.',
  fields: (t) => ({
    price: t.field({
      type: PriceCalculationType,
      description: 'Its price.',
      resolve: ({ requestId, priced, amountsHidden }) => ({ requestId, priced, amountsHidden }),
    }),
    limitations: t.field({
      type: [LimitationType],
      description: 'Violated workflow rules; empty: it can be saved.',
      resolve: ({ limitations }) => limitations,
    }),
    slowestService: t.field({
      type: SlowestServiceType,
      nullable: true,
      description: 'The service that determines the lead time; null: the piece itself determines it.',
      resolve: ({ slowest }) => slowest,
    }),
  }),
});

builder.queryField('priceEstimate', (t) =>
  t.field({
    type: EstimateCalculationType,
    nullable: true,
    description: 'Price of the estimate for the viewer’s active customer; list price for other staff.',
    authScopes: { permission: ESTIMATES_VIEW },
    // Designs read the rules of services; a saved estimate reads its customer.
    budget: 2,
    sample: ({ buyer, configuration }) => ({
      as: buyer,
      args: { input: { configuration, quantity: 1, requestId: 'a' } },
    }),
    args: { input: t.arg({ type: PriceEstimateInput, required: true, description: 'What to price.' }) },
    resolve: async (_root, { input }, context): Promise<Calculation> => {
      const { configuration, design, estimateId, ...call } = input;
      const { requestId, quantity } = parseInput(callSchema, call);
      const content = parseContent({ configuration, design });
      const { db, viewer, now, language, services } = context;
      const priced = await priceContent(db, {
        content,
        customerId: await estimatedCustomer(context, estimateId),
        quantity: quantity ?? 1,
        now,
        language,
        changes: services.changes,
      });
      rememberSettings(context, priced.priced.settings);
      return { ...priced, requestId: requestId ?? null, amountsHidden: !seesAmounts(viewer) };
    },
  }),
);

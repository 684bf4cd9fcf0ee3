import { z } from 'zod';
import type { RestEstimateDataQuery } from '../../gql/graphql.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema } from '../named.ts';
import { count, id, instant } from '../values.ts';
import { component } from './component.ts';

type EstimateData = NonNullable<RestEstimateDataQuery['estimateData']>;

/** All data of the estimates page. Decimals as JSON numbers. */
export function estimateDataAnswer(data: EstimateData) {
  return {
    serviceTypeGroups: data.serviceTypeGroups,
    treatments: data.treatments.map((treatment) => ({
      ...named(treatment),
      unit: treatment.unit,
      rate: amount(treatment.rate),
      setup: amount(treatment.setup),
    })),
    priorities: data.priorities.map((priority) => ({
      ...named(priority),
      factor: amount(priority.factor),
      leadDays: priority.leadDays,
    })),
    metals: data.metals.map((metal) => ({
      ...named(metal),
      fineness: amount(metal.fineness),
      gramRate: amount(metal.gramRate),
      colour: metal.colour,
    })),
    currencySymbol: data.currencySymbol,
    masterAlloyPrices: data.masterAlloyPrices.map(({ alloyId, components, gramRate, asOf }) => ({
      alloyId,
      components: components.map(({ metalCode, fraction }) => ({ metalCode, fraction: amount(fraction) })),
      gramRate: amount(gramRate),
      asOf,
    })),
    attributes: data.attributes.map((attribute) => ({
      ...named(attribute),
      kind: attribute.kind,
      unit: attribute.unit,
      values: attribute.options.map(named),
    })),
    jobTypeAttributes: data.jobTypeAttributes,
    infoText: data.infoText,
    workflowLimitations: data.workflowLimitations,
  };
}

const rate = z.number().nullable().describe('Null without 1303.');
const coded = z.strictObject({ code: z.string(), name: z.string() });

/** The data of the estimates page. */
export const estimateDataSchema = component<ReturnType<typeof estimateDataAnswer>>()(
  'EstimateData',
  'Data of an estimate page.',
  z.strictObject({
    serviceTypeGroups: z.array(coded.extend({ serviceTypes: z.array(coded) })),
    treatments: z.array(
      namedSchema.extend({
        unit: z.string().describe('FIXED, PER_GRAM or PER_AREA.'),
        rate,
        setup: rate.describe('Set-up price per piece. Null without 1303.'),
      }),
    ),
    priorities: z.array(namedSchema.extend({ factor: z.number(), leadDays: count })),
    metals: z.array(
      namedSchema.extend({
        fineness: z.number().describe('Current share of pure metal, 0 to 1.'),
        gramRate: rate,
        colour: z.string(),
      }),
    ),
    currencySymbol: z.string(),
    masterAlloyPrices: z.array(
      z.strictObject({
        alloyId: id,
        components: z
          .array(z.strictObject({ metalCode: z.string(), fraction: z.number() }))
          .describe('Empty without 1303.'),
        gramRate: rate,
        asOf: instant.nullable(),
      }),
    ),
    attributes: z.array(
      namedSchema.extend({ kind: z.string(), unit: z.string().nullable(), values: z.array(namedSchema) }),
    ),
    jobTypeAttributes: z.array(z.strictObject({ jobTypeCode: z.string(), attributeIds: z.array(id) })),
    infoText: z.string().nullable(),
    workflowLimitations: z.array(
      z.strictObject({
        serviceTypeCode: z.string(),
        allowedNext: z.array(z.string()),
        requiresProof: z.boolean(),
        minLeadDays: count,
      }),
    ),
  }),
);

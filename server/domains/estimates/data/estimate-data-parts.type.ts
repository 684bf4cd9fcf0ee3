import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { stoneNames } from '../../pricing/sources/stone-names.ts';
import type { ServiceGroup } from '../content/estimate-terms.ts';
import type { ServiceRule } from '../rules/service-limitations.ts';
import type { AlloyPrice, EstimateData } from './estimate-data.ts';
import type { AttributeRow, StoneKind } from './load-estimate-rows.ts';

type Names = { nameEn: string; nameFr: string };

const NAME = 'Name in the language of the request.';

export const EstimateServiceType = builder
  .objectRef<Pick<ServiceRule, 'code'> & Names>('EstimateService')
  .implement({
    description: 'A service type of the workshop.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Stable code: CAD, CASTING, …' }),
      name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
    }),
  });

/** A group of service types with its members. */
export const ServiceTypeGroupType = builder
  .objectRef<ServiceGroup & { serviceTypes: (Pick<ServiceRule, 'code'> & Names)[] }>('ServiceTypeGroup')
  .implement({
    description: 'Service types that are offered together.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Stable code.' }),
      name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
      serviceTypes: t.field({
        type: [EstimateServiceType],
        description: 'Those in it, in the order of the workshop.',
        resolve: ({ serviceTypes }) => serviceTypes,
      }),
    }),
  });

/** The rules of a service type. */
export const WorkflowLimitationType = builder.objectRef<ServiceRule>('WorkflowLimitation').implement({
  description: 'Workflow requirement of a service type.',
  fields: (t) => ({
    serviceTypeCode: t.exposeString('code', { description: 'Code of the service type.' }),
    name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
    rank: t.exposeInt('rank', { description: 'Its place in the order of the workshop.' }),
    allowedNext: t.stringList({
      description: 'Codes of the service types that may directly follow it.',
      resolve: ({ allowedNext }) => [...allowedNext],
    }),
    requiresProof: t.exposeBoolean('requiresProof', { description: 'The customer approves a proof of it.' }),
    minLeadDays: t.exposeInt('minLeadDays', { description: 'Minimum lead time in business days.' }),
  }),
});

export const EstimateTreatmentType = builder
  .objectRef<EstimateData['treatments'][number]>('EstimateTreatment')
  .implement({
    description: 'A treatment: plating, engraving, …',
    fields: (t) => ({
      databaseId: t.exposeInt('id', { description: 'Integer id, for `design.treatmentIds`.' }),
      code: t.exposeString('code', { description: 'Stable code.' }),
      name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
      unit: t.exposeString('unit', { description: 'FIXED, PER_GRAM or PER_AREA.' }),
      rate: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Price by that unit; needs 1303.',
        resolve: ({ rate }) => rate,
      }),
      setup: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Setup price per piece; needs 1303.',
        resolve: ({ setup }) => setup,
      }),
    }),
  });

export const EstimatePriorityType = builder
  .objectRef<EstimateData['priorities'][number]>('EstimatePriority')
  .implement({
    description: 'Priority.',
    fields: (t) => ({
      databaseId: t.exposeInt('id', { description: 'Integer id.' }),
      code: t.exposeString('code', { description: 'Stable code.' }),
      name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
      factor: t.field({
        type: 'Decimal',
        description: 'Multiplier for labour and treatments.',
        resolve: ({ factor }) => factor,
      }),
      leadDays: t.exposeInt('leadDays', {
        description: 'Lead time of a free design with this priority, in business days.',
      }),
    }),
  });

export const EstimateMetalType = builder
  .objectRef<EstimateData['metals'][number]>('EstimateMetal')
  .implement({
    description: 'An alloy for estimates.',
    fields: (t) => ({
      databaseId: t.exposeInt('id', { description: 'Integer id of the alloy.' }),
      code: t.exposeString('code', { description: 'Stable code.' }),
      name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
      fineness: t.field({
        type: 'Decimal',
        description: 'Fineness: fraction of precious metal, 0 to 1.',
        resolve: ({ fineness }) => fineness,
      }),
      colour: t.exposeString('colour', {
        description: 'YELLOW, WHITE, ROSE, PLATINUM, PALLADIUM or SILVER.',
      }),
      isOfDesigns: t.exposeBoolean('ofDesigns', { description: 'Free designs can be made in it.' }),
      gramRate: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Price of a gram at today’s market; needs 1303.',
        resolve: (metal) => metal.gramRate,
      }),
    }),
  });

const ComponentType = builder.objectRef<AlloyPrice['components'][number]>('MasterAlloyComponent').implement({
  description: 'A metal of an alloy.',
  fields: (t) => ({
    metalCode: t.exposeString('metalCode', { description: 'AU, AG, PT, PD or a base metal.' }),
    fraction: t.field({
      type: 'Decimal',
      description: 'Part of the weight, 0 to 1.',
      resolve: ({ fraction }) => fraction,
    }),
  }),
});

export const MasterAlloyPriceType = builder.objectRef<AlloyPrice>('MasterAlloyPrice').implement({
  description: 'Composition of an alloy, and its price per gram at today’s market; needs 1303.',
  fields: (t) => ({
    alloyId: t.exposeInt('alloyId', { description: 'Integer id of the alloy.' }),
    components: t.field({
      type: [ComponentType],
      description: 'Its metals; empty without 1303.',
      resolve: ({ components }) => components,
    }),
    gramRate: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of a gram; null without 1303.',
      resolve: (price) => price.gramRate,
    }),
    asOf: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the oldest market price used; null without 1303.',
      resolve: ({ asOf }) => asOf,
    }),
  }),
});

const OptionType = builder.objectRef<AttributeRow['options'][number]>('EstimateAttributeOption').implement({
  description: 'An option of an attribute.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
  }),
});

export const EstimateAttributeType = builder.objectRef<AttributeRow>('EstimateAttribute').implement({
  description: 'A choice that pieces offer.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({ description: NAME, resolve: (row, _args, context) => localised(context, row) }),
    kind: t.exposeString('kind', { description: 'SELECT, SIZE, TEXT or NUMBER.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of a NUMBER.' }),
    options: t.field({
      type: [OptionType],
      description: 'Options of a SELECT.',
      resolve: ({ options }) => options,
    }),
  }),
});

export const JobTypeAttributesType = builder
  .objectRef<EstimateData['jobTypeAttributes'][number]>('JobTypeAttributes')
  .implement({
    description: 'The attributes that lines of an order type may carry.',
    fields: (t) => ({
      jobTypeCode: t.exposeString('jobTypeCode', { description: 'JO, SO or PQ.' }),
      attributeIds: t.exposeIntList('attributeIds', { description: 'Integer ids of `attributes`.' }),
    }),
  });

export const StoneKindType = builder.objectRef<StoneKind>('EstimateStoneKind').implement({
  description: 'A kind of stone that has a price.',
  fields: (t) => ({
    gem: t.exposeString('gem', { description: 'DIAMOND, SAPPHIRE, …' }),
    shape: t.exposeString('shape', { description: 'ROUND, OVAL, …' }),
    quality: t.exposeString('quality', { description: 'Grade, e.g. "G-VS".' }),
    name: t.string({
      description: NAME,
      resolve: (kind, _args, context) => localised(context, stoneNames(kind)),
    }),
  }),
});

import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { type EstimateData, estimateData } from './estimate-data.ts';
import {
  EstimateAttributeType,
  EstimateMetalType,
  EstimatePriorityType,
  EstimateTreatmentType,
  JobTypeAttributesType,
  MasterAlloyPriceType,
  ServiceTypeGroupType,
  StoneKindType,
  WorkflowLimitationType,
} from './estimate-data-parts.type.ts';

const EstimatePageEnum = builder.enumType('EstimatePage', {
  description: 'Pages that ask for the data of estimates.',
  values: {
    CREATE: { description: 'A new estimate.' },
    EDIT: { description: 'Editing a saved estimate: includes metals that the catalogue no longer shows.' },
    JOB: { description: 'A job: with the attributes of jobs, without alloy prices.' },
    QUOTE: { description: 'A quote: with the attributes of quotes.' },
  } as const,
});

const EstimateDataType = builder.objectRef<EstimateData>('EstimateData').implement({
  description: 'Data for building an estimate page.',
  fields: (t) => ({
    serviceTypeGroups: t.field({
      type: [ServiceTypeGroupType],
      description: 'Groups of service types, in order.',
      resolve: ({ terms: { groups, services } }) =>
        groups.map((group) => ({
          ...group,
          serviceTypes: services.filter(({ code }) => group.serviceTypeCodes.includes(code)),
        })),
    }),
    treatments: t.field({
      type: [EstimateTreatmentType],
      description: 'Treatments that free designs can get.',
      resolve: ({ treatments }) => treatments,
    }),
    priorities: t.field({
      type: [EstimatePriorityType],
      description: 'Priorities; the first is the default.',
      resolve: ({ priorities }) => priorities,
    }),
    metals: t.field({
      type: [EstimateMetalType],
      description: 'Alloys, in order.',
      resolve: ({ metals }) => metals,
    }),
    currencySymbol: t.string({
      description: 'Sign of the currency, e.g. `$`.',
      resolve: ({ currency }, _args, { language }) => currencySymbol(currency, language),
    }),
    masterAlloyPrices: t.field({
      type: [MasterAlloyPriceType],
      description: 'Prices of the alloys for free designs.',
      resolve: ({ alloyPrices }) => alloyPrices,
    }),
    attributes: t.field({
      type: [EstimateAttributeType],
      description: 'Attributes that lines may carry.',
      resolve: ({ attributes }) => attributes,
    }),
    jobTypeAttributes: t.field({
      type: [JobTypeAttributesType],
      description: 'Attributes allowed for each order type.',
      resolve: ({ jobTypeAttributes }) => jobTypeAttributes,
    }),
    infoText: t.string({
      nullable: true,
      description: 'Introductory text of the page.',
      resolve: ({ infoText }, _args, context) =>
        infoText && localised(context, { nameEn: infoText.textEn, nameFr: infoText.textFr }),
    }),
    workflowLimitations: t.field({
      type: [WorkflowLimitationType],
      description: 'Workflow requirements by service type.',
      resolve: ({ terms }) => terms.services,
    }),
    offersFreeDesigns: t.boolean({
      description: 'Free designs, without an item type, can be estimated.',
      resolve: ({ terms }) => terms.freeDesignId !== null,
    }),
    stones: t.field({
      type: [StoneKindType],
      description: 'Kinds of stones that have a price.',
      resolve: ({ stones }) => stones,
    }),
    settingTypes: t.stringList({
      description: 'Ways to set a stone: PRONG, PAVE, …',
      resolve: ({ settingTypes }) => settingTypes,
    }),
  }),
});

builder.queryField('estimateData', (t) =>
  t.field({
    type: EstimateDataType,
    nullable: true,
    description: 'Data for building an estimate page. Rates need 1303.',
    authScopes: { permission: ESTIMATES_VIEW },
    budget: 2,
    sample: ({ buyer }) => ({ as: buyer, args: { page: 'CREATE' } }),
    args: { page: t.arg({ type: EstimatePageEnum, required: true, description: 'Which page.' }) },
    resolve: (_root, { page }, context) => estimateData(context, page),
  }),
);

/** Symbol of a currency in a language, e.g. `$`. */
function currencySymbol(currency: string, language: 'en' | 'fr'): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

import { builder } from '../../../schema/builder.ts';
import type { DesignStone, EstimateDesign } from '../content/estimate-content.ts';
import type { EstimateAction } from '../rules/estimate-actions.ts';

/** What an estimate is about. */
export const EstimateKindEnum = builder.enumType('EstimateKind', {
  description: 'What an estimate is about.',
  values: {
    PIECE: { description: 'A piece of the catalogue, as configured.' },
    DESIGN: { description: 'A design that no item type covers.' },
  } as const,
});

/** How an estimate stands. */
export const EstimateStatusEnum = builder.enumType('EstimateStatus', {
  description: 'How an estimate stands.',
  values: {
    OPEN: { description: 'It can be worked on, and become an order.' },
    EXPIRED: { description: 'Its time is over: it is named, not opened.' },
    CONVERTED: { description: 'It became a line of the cart, a quote or an order.' },
  } as const,
});

/** What an estimate became. */
export const EstimateTargetEnum = builder.enumType('EstimateTarget', {
  description: 'What an estimate became.',
  values: {
    CART: { description: 'A line of the cart.' },
    QUOTE: { description: 'A request for a quote.' },
    JOB: { description: 'A job order.' },
    SALES_ORDER: { description: 'A sales order: its piece lies in stock.' },
  } as const,
});

const ACTIONS = {
  EDIT: { description: 'Change it: `saveEstimate`.' },
  COPY: { description: 'Make another one of it at today’s price: `copyEstimate`.' },
  SHARE: { description: 'Let everybody of the customer open it: `shareEstimate`.' },
  DELETE: { description: 'Take it away: `deleteEstimate`.' },
  TO_CART: { description: 'Put it into the cart: `addEstimateToCart`.' },
  TO_QUOTE: { description: 'Ask for an offer of it: `requestQuoteForEstimate`.' },
  TO_JOB: { description: 'Order it: `orderEstimate`.' },
} satisfies Record<EstimateAction, { description: string }>;

/** What the viewer may do with an estimate. */
export const EstimateActionEnum = builder.enumType('EstimateAction', {
  description: 'What can be done with an estimate.',
  values: ACTIONS,
});

const DesignStoneType = builder.objectRef<DesignStone>('EstimateStone').implement({
  description: 'Equal stones of a design.',
  fields: (t) => ({
    gem: t.exposeString('gem', { description: 'DIAMOND, SAPPHIRE, …' }),
    shape: t.exposeString('shape', { description: 'ROUND, OVAL, …' }),
    quality: t.exposeString('quality', { description: 'Grade, e.g. "G-VS".' }),
    caratEach: t.field({
      type: 'Decimal',
      description: 'Carat of one stone.',
      resolve: ({ caratEach }) => caratEach,
    }),
    count: t.exposeInt('count', { description: 'How many.' }),
    settingType: t.exposeString('settingType', { description: 'How they are set: PRONG, PAVE, …' }),
  }),
});

/** A design as it was estimated. */
export const EstimateDesignType = builder.objectRef<EstimateDesign>('EstimateDesign').implement({
  description: 'A piece that no item type covers, put together of metal, stones, services and treatments.',
  fields: (t) => ({
    alloyId: t.exposeInt('alloyId', { description: 'Integer id of the alloy.' }),
    ownMetal: t.exposeBoolean('ownMetal', { description: 'The customer supplies the metal.' }),
    priorityId: t.exposeInt('priorityId', {
      nullable: true,
      description: 'Integer id of the priority; null: the first of them.',
    }),
    weight: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Finished weight in grams; null: the CAD model decides.',
      resolve: ({ weight }) => weight,
    }),
    cadVolume: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Volume of the CAD model in cm³; null: the weight was given.',
      resolve: ({ cadVolume }) => cadVolume,
    }),
    surfaceArea: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Surface in cm² that treatments charged by area cover; null: not known.',
      resolve: ({ surfaceArea = null }) => surfaceArea,
    }),
    stones: t.field({
      type: [DesignStoneType],
      description: 'Its stones.',
      resolve: ({ stones }) => [...stones],
    }),
    serviceTypeCodes: t.stringList({
      description: 'Codes of its services.',
      resolve: ({ serviceTypeCodes }) => [...serviceTypeCodes],
    }),
    treatmentIds: t.intList({
      description: 'Integer ids of its treatments.',
      resolve: ({ treatmentIds }) => [...treatmentIds],
    }),
  }),
});

import { builder } from '../../../schema/builder.ts';
import type { DesignStone, EstimateDesign } from '../content/estimate-content.ts';
import type { EstimateAction } from '../rules/estimate-actions.ts';

/** Kinds of estimates. */
export const EstimateKindEnum = builder.enumType('EstimateKind', {
  description: 'Kinds of estimates.',
  values: {
    PIECE: { description: 'A piece of the catalogue, as configured.' },
    DESIGN: { description: 'A free design, without an item type.' },
  } as const,
});

/** Status of an estimate. */
export const EstimateStatusEnum = builder.enumType('EstimateStatus', {
  description: 'Status of an estimate.',
  values: {
    OPEN: { description: 'It can be edited and ordered.' },
    EXPIRED: { description: 'Expired: it is still listed but cannot be opened.' },
    CONVERTED: { description: 'It was converted to a cart line, a quote or an order.' },
  } as const,
});

/** What an estimate was converted to. */
export const EstimateTargetEnum = builder.enumType('EstimateTarget', {
  description: 'What an estimate was converted to.',
  values: {
    CART: { description: 'A line of the cart.' },
    QUOTE: { description: 'A request for a quote.' },
    JOB: { description: 'A job order.' },
    SALES_ORDER: { description: 'A sales order: its piece is in stock.' },
  } as const,
});

const ACTIONS = {
  EDIT: { description: 'Change it: `saveEstimate`.' },
  COPY: { description: 'Copy it at today’s price: `copyEstimate`.' },
  SHARE: { description: 'Share it with all users of the customer: `shareEstimate`.' },
  DELETE: { description: 'Delete it: `deleteEstimate`.' },
  TO_CART: { description: 'Put it into the cart: `addEstimateToCart`.' },
  TO_QUOTE: { description: 'Request a quote for it: `requestQuoteForEstimate`.' },
  TO_JOB: { description: 'Order it: `orderEstimate`.' },
} satisfies Record<EstimateAction, { description: string }>;

/** What the viewer may do with an estimate. */
export const EstimateActionEnum = builder.enumType('EstimateAction', {
  description: 'What can be done with an estimate.',
  values: ACTIONS,
});

const DesignStoneType = builder.objectRef<DesignStone>('EstimateStone').implement({
  description: 'A group of identical stones of a design.',
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

/** The design of an estimate. */
export const EstimateDesignType = builder.objectRef<EstimateDesign>('EstimateDesign').implement({
  description: 'A free design: a piece without an item type, made of metal, stones, services and treatments.',
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
      description: 'Finished weight in grams; null: calculated from the CAD model.',
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
      description: 'Surface in cm² for treatments charged by area; null: not known.',
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

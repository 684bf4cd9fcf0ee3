import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { amountText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { seesBreakdown, seesSummary } from '../access.ts';
import { PRICING_NOTE, pricingNote } from '../pricing-note.ts';
import type { StonePart } from '../rules/price-input.ts';
import type { PriceWarning } from '../rules/price-warning.ts';
import type { NamedMarketPrice } from '../sources/price-rates.ts';
import { PriceRowType, priceRowsOfJson } from './price-row.type.ts';
import type { PricedConfiguration } from './priced-configuration.ts';

/** A calculated price and its request. */
export type PriceCalculation = {
  requestId: string | null;
  priced: PricedConfiguration;
  /** The storefront hides prices from this viewer. */
  amountsHidden: boolean;
};

/** A market price with the name of its metal. */
export const MarketFixType = builder.objectRef<NamedMarketPrice>('MarketFix').implement({
  description: 'The market price of a metal that a price is based on.',
  fields: (t) => ({
    metalCode: t.exposeString('metalCode', { description: 'AU, AG, PT or PD.' }),
    metalName: t.string({
      description: 'Name in the language of the request.',
      resolve: (metal, _args, context) => localised(context, metal),
    }),
    pricePerOunce: t.field({
      type: 'Decimal',
      description: 'Price per troy ounce.',
      resolve: ({ pricePerOunce }) => pricePerOunce,
    }),
    asOf: t.field({ type: 'DateTime', description: 'When it was quoted.', resolve: ({ asOf }) => asOf }),
  }),
});

const PriceWarningType = builder.objectRef<PriceWarning>('PriceWarning').implement({
  description: 'Why a price could not be made, or how far it can be trusted.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'MARKET_STALE, MARKET_TOO_OLD, PRICE_ON_REQUEST, …' }),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'Code of the metal, stone or part concerned.',
    }),
  }),
});

const ConfiguredStoneType = builder.objectRef<StonePart>('ConfiguredStone').implement({
  description: 'A group of identical stones of a configured piece.',
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
  }),
});

/** The price of a configuration. */
export const PriceCalculationType = builder.objectRef<PriceCalculation>('PriceCalculation').implement({
  description: 'The price of a configuration. Unknown amounts are null, never 0.',
  fields: (t) => ({
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The `requestId` of the input, so that a client can match results to requests.',
    }),
    currency: t.string({ description: 'ISO 4217.', resolve: ({ priced }) => priced.currency }),
    unitPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece; null when it cannot be priced or prices are not shown.',
      resolve: ({ priced, amountsHidden }) => (amountsHidden ? null : amountText(priced.unitPrice)),
    }),
    linePrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price times quantity.',
      resolve: ({ priced, amountsHidden }) => (amountsHidden ? null : amountText(priced.linePrice)),
    }),
    pricingMode: t.string({
      description: 'When the price is fixed: FIXED, ESTIMATED_WEIGHT or MARKET_AT_SHIP.',
      resolve: ({ priced }) => priced.pricingMode,
    }),
    pricingNote: t.string({
      ...PRICING_NOTE,
      resolve: ({ priced }, _args, { language }) => pricingNote(priced.pricingMode, language),
    }),
    quoteRequired: t.boolean({
      description: 'The manufacturer has to quote this configuration; it cannot be ordered as it is.',
      resolve: ({ priced }) => priced.quoteRequired,
    }),
    breakdown: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'Rates, loss and markups; needs 1303.',
      resolve: ({ priced }, _args, { viewer }) =>
        seesBreakdown(viewer) ? priceRowsOfJson(priced.snapshot().breakdown) : null,
    }),
    summary: t.field({
      type: [PriceRowType],
      nullable: true,
      description: 'Metal, stones, labour, finish and adjustment with markups folded in; needs 1301.',
      resolve: ({ priced }, _args, { viewer }) =>
        seesSummary(viewer) ? priceRowsOfJson(priced.snapshot().summary) : null,
    }),
    stones: t.field({
      type: [ConfiguredStoneType],
      description: 'Stones of the main piece, with the replacements of the chosen options.',
      resolve: ({ priced }) => priced.stones(),
    }),
    estimatedWeight: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Grams of metal in one piece.',
      resolve: ({ priced }) => priced.estimatedWeight?.toFixed(2) ?? null,
    }),
    market: t.field({
      type: [MarketFixType],
      description: 'Market prices that the price is based on; empty when prices are not shown.',
      resolve: ({ priced, amountsHidden }) => (amountsHidden ? [] : priced.market),
    }),
    marketAsOf: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Moment of the oldest of them.',
      resolve: ({ priced }) => priced.marketAsOf,
    }),
    validUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the price would be guaranteed in a cart.',
      resolve: ({ priced }) => (priced.unitPrice === null ? null : priced.validUntil),
    }),
    promisedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'Promised day if it were ordered now.',
      resolve: ({ priced }) => dateOfIsoDay(priced.promisedOn),
    }),
    leadDays: t.int({
      description: 'Business days until it is ready, with the priority applied.',
      resolve: ({ priced }) => priced.leadDays,
    }),
    warnings: t.field({
      type: [PriceWarningType],
      description: 'What to know about the price.',
      resolve: ({ priced }) => priced.warnings,
    }),
    missing: t.intList({
      description: 'Integer ids of required attributes that still have to be chosen.',
      resolve: ({ priced }) => priced.missing,
    }),
  }),
});

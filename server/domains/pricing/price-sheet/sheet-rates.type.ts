import { builder } from '../../../schema/builder.ts';
import type { AdjustmentTerm } from '../rules/adjustment.ts';
import type { SettingRate, StonePrice } from '../rules/stone-price.ts';
import type { PriorityTerms } from '../sources/price-rates.ts';
import { namedFields } from './named-fields.ts';

/** The rate for setting one stone. */
export const SheetSettingRateType = builder.objectRef<SettingRate>('SheetSettingRate').implement({
  description: 'What setting one stone of a band costs.',
  fields: (t) => ({
    settingType: t.exposeString('settingType', { description: 'PRONG, BEZEL, …' }),
    minCarat: t.expose('minCarat', { type: 'Decimal', description: 'Where the band begins.' }),
    maxCarat: t.expose('maxCarat', {
      type: 'Decimal',
      nullable: true,
      description: 'Where it ends, excluded; null: nowhere.',
    }),
    pricePerStone: t.expose('pricePerStone', { type: 'Decimal', description: 'For each stone.' }),
  }),
});

/** A row of the stone price lists. */
export const SheetStonePriceType = builder.objectRef<StonePrice>('SheetStonePrice').implement({
  description: 'A row of the stone price list: for a customer, a customer type or all customers.',
  fields: (t) => ({
    gem: t.exposeString('gem', { description: 'DIAMOND, SAPPHIRE, …' }),
    shape: t.exposeString('shape', { description: 'ROUND, OVAL, …' }),
    quality: t.exposeString('quality', { description: 'Grade, e.g. "G-VS".' }),
    customerId: t.exposeInt('customerId', {
      nullable: true,
      description: 'Integer id of the customer that it is for.',
    }),
    customerTypeId: t.exposeInt('customerTypeId', {
      nullable: true,
      description: 'Integer id of the customer type that it is for.',
    }),
    minCarat: t.expose('minCarat', { type: 'Decimal', description: 'Where the band begins.' }),
    maxCarat: t.expose('maxCarat', {
      type: 'Decimal',
      nullable: true,
      description: 'Where it ends, excluded; null: nowhere.',
    }),
    pricePerCarat: t.expose('pricePerCarat', {
      type: 'Decimal',
      nullable: true,
      description: 'Price per carat.',
    }),
    pricePerPiece: t.expose('pricePerPiece', {
      type: 'Decimal',
      nullable: true,
      description: 'Price per stone.',
    }),
  }),
});

/** A term of the customer. */
export const SheetTermType = builder.objectRef<AdjustmentTerm>('SheetTerm').implement({
  description: 'A percentage on the price of the item types or groups that its ids name.',
  fields: (t) => ({
    customerId: t.exposeInt('customerId', { nullable: true, description: 'Integer id of the customer.' }),
    customerTypeId: t.exposeInt('customerTypeId', {
      nullable: true,
      description: 'Integer id of the customer type.',
    }),
    itemTypeId: t.exposeInt('itemTypeId', { nullable: true, description: 'Integer id of the item type.' }),
    itemGroupId: t.exposeInt('itemGroupId', { nullable: true, description: 'Integer id of the item group.' }),
    percent: t.expose('percent', { type: 'Decimal', description: 'Per cent; negative: a discount.' }),
  }),
});

/** A priority and its effects. */
export const SheetPriorityType = builder.objectRef<PriorityTerms>('SheetPriority').implement({
  description: 'A priority, and its effect on price and lead time.',
  fields: (t) => ({
    ...namedFields(t, ', for `configuration.priorityId`'),
    factor: t.expose('factor', {
      type: 'Decimal',
      description: 'Multiplier for labour and treatments.',
    }),
    leadFactor: t.expose('leadFactor', { type: 'Decimal', description: 'Multiplier for lead days.' }),
  }),
});

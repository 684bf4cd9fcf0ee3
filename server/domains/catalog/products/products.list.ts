import type { Prisma } from '../../../database/generated/client.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { builder } from '../../../schema/builder.ts';
import { limitVisitor } from '../../settings/limit-visitor.ts';
import { listedItemTypes, MAX_CATEGORY_DEPTH } from '../access.ts';
import { ItemType } from '../item-types/item-type.type.ts';
import { searchedTerms } from '../item-types/search-terms.ts';
import { onlyOfChosenAlloys } from './chosen-alloys.ts';
import { few } from './filter-limits.ts';
import { measureFilters } from './measure-filters.ts';
import { leastPriceSql, PRICE_LIMITS, priceWithin } from './prices-in-alloys.ts';
import { requirePrices } from './require-prices.ts';
import { similarTerms } from './similar-terms.ts';
import { withTermsLike } from './terms-like.ts';

const AttributeFilterInput = builder.inputType('AttributeFilterInput', {
  description: 'Products that offer any of these options of an attribute.',
  fields: (t) => ({
    attributeId: t.int({ required: true, description: 'Integer id of the attribute.' }),
    optionIds: t.intList({ required: true, description: 'Integer ids of its options; any of them.' }),
  }),
});

/** Pieces of the catalogue. */
export const products = list('products', {
  model: 'ItemType',
  type: ItemType,
  typeName: 'Product',
  noun: { one: 'product', many: 'products' },
  description: 'Products that are shown in the catalogue.',
  permission: 'anyone',
  visible: listedItemTypes,
  hasFilterInput: true,
  filters: {
    search: search({
      description:
        'Prefix search over the words of code, name, description, categories, group and alloys, in either language; for a word that no product has, the words most like it.',
      allowed: (context) => limitVisitor(context, 'visitor-search'),
      examples: ['band', 'band gold', 'nothing like it'],
      where: async (text, context) => {
        const words = searchedTerms(text);
        return withTermsLike(words, await similarTerms(context, words));
      },
    }),
    categoryId: filter({
      type: 'Int',
      description: 'In this category or below it (integer id).',
      examples: [1],
      where: (id) => inCategory({ id }),
    }),
    categoryCode: filter({
      type: 'String',
      description: 'The same, by code.',
      examples: ['RINGS'],
      where: (code) => inCategory({ code: codeOf(code) ?? '' }),
    }),
    codes: filter({
      type: ['String'],
      description: 'Those with these codes.',
      examples: [['BAND-1', 'PENDANT-1']],
      where: (codes) => ({ code: { in: few(codes).flatMap((code) => codeOf(code) ?? []) } }),
    }),
    categoryIds: filter({
      type: ['Int'],
      description: 'In any of these categories or below them (integer ids).',
      examples: [[1, 2]],
      where: (ids) => inCategory({ id: { in: few(ids) } }),
    }),
    addableToCategoryId: filter({
      type: 'Int',
      description:
        'Products that can be added to this category (integer id): sold separately, and not in it yet.',
      examples: [1],
      where: addableToCategory,
    }),
    isPartOnly: filter({
      type: 'Boolean',
      description: 'True: only products sold with another product; false: only the rest.',
      where: (isPartOnly) => ({ isPartOnly }),
    }),
    itemGroupId: filter({
      type: 'Int',
      description: 'Of this group (integer id).',
      examples: [1],
      where: (itemGroupId) => ({ itemGroupId }),
    }),
    itemGroupCode: filter({
      type: 'String',
      description: 'The same, by code.',
      examples: ['RINGS'],
      where: (code) => ({ itemGroup: { is: { code: codeOf(code) ?? '' } } }),
    }),
    alloyIds: filter({
      type: ['Int'],
      description: 'Offered in any of these alloys; with `karats`, only alloys with such a mark count.',
      examples: [[1, 2]],
      where: (ids, _context, given) => ({
        alloys: { some: onlyOfChosenAlloys({ ...given, alloyIds: few(ids) }) },
      }),
    }),
    attributes: filter({
      type: [AttributeFilterInput],
      description: 'One condition per attribute.',
      where: (attributes): Prisma.ItemTypeWhereInput => ({
        AND: few(attributes).map(({ attributeId, optionIds }) => ({
          attributes: { some: { attributeId, options: { some: { optionId: { in: few(optionIds) } } } } },
        })),
      }),
    }),
    ...measureFilters,
    minPrice: filter({
      type: 'Decimal',
      description:
        'List price at least: the lowest in the alloys of `alloyIds` and `karats`, in all alloys without them.',
      allowed: requirePrices,
      examples: ['500'],
      where: (price, _context, given) => priceWithin(PRICE_LIMITS.minPrice(price), given),
    }),
    maxPrice: filter({
      type: 'Decimal',
      description: 'List price at most; see `minPrice`.',
      allowed: requirePrices,
      examples: ['500'],
      where: (price, _context, given) => priceWithin(PRICE_LIMITS.maxPrice(price), given),
    }),
    featured: filter({
      type: 'Boolean',
      description: 'Only featured products, or only others.',
      where: (featured) => ({ featured }),
    }),
  },
  sorts: {
    RANK: {
      description: 'Featured products first, then in catalogue order.',
      by: ['featuredRank'],
    },
    NAME: { description: 'Name in the language of the request.', by: { en: 'nameEn', fr: 'nameFr' } },
    PRICE: {
      description:
        'List price: the lowest in the alloys of the filter, in all alloys without them; products without one come last, or first when descending.',
      by: ['listPrice'],
      valueFor: leastPriceSql,
      allowed: requirePrices,
    },
    NEWEST: { description: 'When it was added.', by: ['createdAt'] },
  },
  defaultSort: { field: 'RANK', direction: 'asc', meaning: 'by rank' },
  supportsOffset: true,
  tableRows: 10_000,
  sample: ({ buyer, configuration }) => ({
    as: buyer,
    args: {
      filter: {
        search: 'band',
        attributes: configuration.attributes.map(({ attributeId, optionId }) => ({
          attributeId,
          optionIds: [optionId],
        })),
      },
      orderBy: { field: 'NAME', direction: 'ASC' },
    },
  }),
});

/** Pieces in a category or below it. The tree has a maximum depth, so one condition is enough. */
function inCategory(top: Prisma.ProductCategoryWhereInput): Prisma.ItemTypeWhereInput {
  const levels: Prisma.ProductCategoryWhereInput[] = [top];
  for (let level = top; levels.length < MAX_CATEGORY_DEPTH; ) {
    level = { parent: { is: level } };
    levels.push(level);
  }
  return { categories: { some: { category: { is: { OR: levels } } } } };
}

/**
 * Pieces that can be added to a category, besides being shown and still made: those that are sold on their own, not
 * only as a part of another piece, and are not in that category yet.
 */
function addableToCategory(categoryId: number): Prisma.ItemTypeWhereInput {
  return { isPartOnly: false, categories: { none: { categoryId } } };
}

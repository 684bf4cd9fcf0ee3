import { GraphQLError } from 'graphql';
import type { Prisma } from '../../database/generated/client.ts';
import { codeOf } from '../../lib/plain-text.ts';
import { searchText } from '../../lib/search-text.ts';
import { builder } from '../../schema/builder.ts';
import { SHOWN_ITEM_TYPE } from './access.ts';
import { MAX_CATEGORY_DEPTH } from './category-tree.ts';
import { searchedTerms } from './search-terms.ts';

/** Ids in one list of a filter at most. */
const MAX_IDS = 100;

const AttributeFilterInput = builder.inputType('AttributeFilterInput', {
  description: 'Products that offer any of these options of an attribute.',
  fields: (t) => ({
    attributeId: t.int({ required: true, description: 'Integer id of the attribute.' }),
    optionIds: t.intList({ required: true, description: 'Integer ids of its options; any of them.' }),
  }),
});

/** Which products a list shows. */
export const ProductFilterInput = builder.inputType('ProductFilter', {
  description: 'Which products a list shows; all conditions together.',
  fields: (t) => ({
    categoryId: t.int({ description: 'In this category or below it (integer id).' }),
    categoryCode: t.string({ description: 'The same, by code.' }),
    itemGroupId: t.int({ description: 'Of this group (integer id).' }),
    itemGroupCode: t.string({ description: 'The same, by code.' }),
    alloyIds: t.intList({ description: 'Offered in any of these alloys.' }),
    attributes: t.field({ type: [AttributeFilterInput], description: 'One condition per attribute.' }),
    minPrice: t.field({ type: 'Decimal', description: 'List price at least.' }),
    maxPrice: t.field({ type: 'Decimal', description: 'List price at most.' }),
    featured: t.boolean({ description: 'Only featured products, or only others.' }),
    search: t.string({ description: 'Beginnings of words of code and name, in either language.' }),
  }),
});

/** A filter as it arrives. */
export type ProductFilter = typeof ProductFilterInput.$inferInput;

/** The rows of a filter. Throws BAD_USER_INPUT for lists beyond reason. */
export function matchingProducts(filter: ProductFilter | null | undefined): Prisma.ItemTypeWhereInput {
  if (!filter) return SHOWN_ITEM_TYPE;
  const { categoryId, categoryCode, itemGroupId, itemGroupCode, alloyIds, attributes, featured, search } =
    filter;
  return {
    AND: [
      SHOWN_ITEM_TYPE,
      categoryId == null ? {} : inCategory({ id: categoryId }),
      categoryCode == null ? {} : inCategory({ code: codeOf(categoryCode) ?? '' }),
      itemGroupId == null ? {} : { itemGroupId },
      itemGroupCode == null ? {} : { itemGroup: { code: codeOf(itemGroupCode) ?? '' } },
      alloyIds == null ? {} : { alloys: { some: { alloyId: { in: few(alloyIds) } } } },
      ...few(attributes ?? []).map(({ attributeId, optionIds }) => ({
        attributes: { some: { attributeId, options: { some: { optionId: { in: few(optionIds) } } } } },
      })),
      filter.minPrice == null ? {} : { listPrice: { gte: filter.minPrice } },
      filter.maxPrice == null ? {} : { listPrice: { lte: filter.maxPrice } },
      featured == null ? {} : { featured },
      ...(search == null
        ? []
        : searchedTerms(searchText(search)).map((term) => ({
            searchTerms: { some: { term: { startsWith: term } } },
          }))),
    ],
  };
}

/** Whether a filter asks for prices, which not everybody sees. */
export function asksForPrice(filter: ProductFilter | null | undefined): boolean {
  return filter?.minPrice != null || filter?.maxPrice != null;
}

/** Pieces in a category or any below it: the tree has a depth, so one condition reaches all of it. */
function inCategory(top: Prisma.ProductCategoryWhereInput): Prisma.ItemTypeWhereInput {
  const levels: Prisma.ProductCategoryWhereInput[] = [top];
  for (let level = top; levels.length < MAX_CATEGORY_DEPTH; ) {
    level = { parent: level };
    levels.push(level);
  }
  return { categories: { some: { category: { OR: levels } } } };
}

function few<Value>(values: readonly Value[]): Value[] {
  if (values.length > MAX_IDS) {
    throw new GraphQLError(`At most ${MAX_IDS} values in a filter.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  return [...values];
}

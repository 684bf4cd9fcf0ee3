import type { AttributeFilterInput, ProductFilter, ProductOrder, ProductOrderField } from '../gql/graphql.ts';
import { decimal, flag, integer, queryList, rangeList, recordId, text, wordOf } from './fields.ts';
import { listFilters, type Parsed } from './parse.ts';

/** `attrId:valId,valId;attrId:valId` (product rules 11). */
const attributeFilterStr = text
  .transform((value, context): AttributeFilterInput[] => {
    const parts = value.split(';').filter((part) => part !== '');
    return parts.map((part) => {
      const match = /^(\d{1,9}):(\d{1,9}(?:,\d{1,9})*)$/.exec(part.trim());
      if (!match) context.issues.push({ code: 'custom', message: 'WRONG_TYPE', input: value });
      const [, attributeId, optionIds = ''] = match ?? [];
      return { attributeId: Number(attributeId), optionIds: optionIds.split(',').map(Number) };
    });
  })
  .optional()
  .describe('`attribute:option,option;attribute:option`');

/** Filters of a product list. */
const filters = {
  categoryId: recordId.optional(),
  categoryCode: text.optional(),
  categoryIds: queryList(integer).describe('In any of these categories or below them.'),
  codes: queryList(text).describe('Those with these codes.'),
  isPartOnly: flag
    .optional()
    .describe('true: only products that are sold only with another product; false: only the others.'),
  itemGroupID: recordId.optional(),
  itemGroupCode: text.optional(),
  alloyIds: queryList(integer),
  metalIds: queryList(integer).describe('The same as `alloyIds`.'),
  karats: queryList(text).describe('Offered in an alloy with any of these hallmarks: `14K`, `Pt950`, …'),
  sizes: queryList(decimal).describe('Made in any of these US ring sizes.'),
  shapes: queryList(text).describe(
    'The centre stone has any of these cuts, or offers it as a choice: `ROUND`, `OVAL`, …',
  ),
  centreCarats: rangeList.describe(
    'Ranges of carats that the centre stone has or offers as a choice, such as `0.50-1.00`; see `listPrices`.',
  ),
  thicknesses: rangeList.describe(
    'Ranges of the metal’s thickness in mm, such as `1.5-2.0`; see `listPrices`.',
  ),
  listPrices: rangeList.describe(
    'The list price is in any of these ranges: `500-1000` from 500 to below 1000, `-250` below 250, `10000-` from 10000.',
  ),
  minPrice: decimal.optional().describe('Minimum list price, in the metals of the filter.'),
  maxPrice: decimal.optional().describe('Maximum list price; see `minPrice`.'),
  featured: flag.optional(),
  search: text.optional(),
};

/** Sort orders of product lists. */
export const productSort = {
  sortBy: wordOf(['rank', 'name', 'price', 'newest'])
    .optional()
    .describe('Default: the order of the catalogue.'),
  sortDesc: flag.optional(),
};

/** The query string of the product list. */
export const productListQuery = {
  ...filters,
  attributeFilterStr,
  filters: listFilters(filters),
  ...productSort,
};

/** The filter of the product list, by query keys or in `filters`. */
export function productFilterOf(query: Parsed<typeof productListQuery>): ProductFilter {
  const filterValue = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  return {
    categoryId: filterValue('categoryId'),
    categoryCode: filterValue('categoryCode'),
    itemGroupId: filterValue('itemGroupID'),
    itemGroupCode: filterValue('itemGroupCode'),
    alloyIds: filterValue('alloyIds') ?? filterValue('metalIds'),
    categoryIds: filterValue('categoryIds'),
    codes: filterValue('codes'),
    isPartOnly: filterValue('isPartOnly'),
    karats: filterValue('karats'),
    sizes: filterValue('sizes'),
    shapes: filterValue('shapes'),
    centreCarats: filterValue('centreCarats'),
    thicknesses: filterValue('thicknesses'),
    listPrices: filterValue('listPrices'),
    minPrice: filterValue('minPrice'),
    maxPrice: filterValue('maxPrice'),
    featured: filterValue('featured'),
    search: filterValue('search'),
    attributes: query.attributeFilterStr ?? null,
  };
}

const ORDERS = {
  rank: 'RANK',
  name: 'NAME',
  price: 'PRICE',
  newest: 'NEWEST',
} as const satisfies Record<string, ProductOrderField>;

/** `sortBy` with `sortDesc`; null: the default order of the catalogue. */
export function productOrderOf({ sortBy, sortDesc }: Parsed<typeof productSort>): ProductOrder | null {
  if (sortBy === undefined) return null;
  return { field: ORDERS[sortBy], direction: sortDesc ? 'DESC' : 'ASC' };
}

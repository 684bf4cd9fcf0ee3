import { invalidField } from './failure.ts';
import { type Fields, fieldsOf, isObject } from './fields.ts';
import type { AttributeFilterInput, ProductFilter, ProductOrder, ProductOrderField } from './gql/graphql.ts';

/** The product list's filter: its typed names as query keys, or the same names as JSON in `filters`. */
export function productFilterOf(query: Fields): ProductFilter {
  const nested = filtersOf(query);
  const one = <T>(read: (fields: Fields) => T | undefined) => read(query) ?? read(nested) ?? null;
  return {
    categoryId: one((fields) => fields.integer('categoryId')),
    categoryCode: one((fields) => fields.text('categoryCode')),
    itemGroupId: one((fields) => fields.integer('itemGroupID')),
    itemGroupCode: one((fields) => fields.text('itemGroupCode')),
    alloyIds: one((fields) => fields.integers('alloyIds') ?? fields.integers('metalIds')),
    minPrice: one((fields) => fields.decimal('minPrice')),
    maxPrice: one((fields) => fields.decimal('maxPrice')),
    featured: one((fields) => fields.flag('featured')),
    search: one((fields) => fields.text('search')),
    attributes: attributeFilters(query.text('attributeFilterStr')),
  };
}

/** `filters` as a JSON object in the query string; absent and empty mean no filter. */
export function filtersOf(query: Fields): Fields {
  const text = query.text('filters') ?? '';
  if (text === '') return fieldsOf({});
  const filters = parsed(text);
  if (!isObject(filters)) throw invalidField('filters', 'WRONG_TYPE');
  return fieldsOf(filters, 'filters.');
}

/** What a text holds as JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `attrId:valId,valId;attrId:valId` (product rules 11). */
export function attributeFilters(text: string | undefined): AttributeFilterInput[] | null {
  if (text === undefined || text === '') return null;
  return text
    .split(';')
    .filter((part) => part !== '')
    .map((part) => {
      const match = /^(\d{1,9}):(\d{1,9}(?:,\d{1,9})*)$/.exec(part.trim());
      if (!match) throw invalidField('attributeFilterStr', 'WRONG_TYPE');
      const [, attributeId, optionIds = ''] = match;
      return { attributeId: Number(attributeId), optionIds: optionIds.split(',').map(Number) };
    });
}

const ORDERS: Readonly<Record<string, ProductOrderField>> = {
  rank: 'RANK',
  name: 'NAME',
  price: 'PRICE',
  newest: 'NEWEST',
};

/** `sortBy` with `sortDesc`; null is the catalogue's own order. */
export function productOrderOf(query: Fields): ProductOrder | null {
  const sortBy = query.text('sortBy');
  if (sortBy === undefined || sortBy === '') return null;
  const field = ORDERS[sortBy.toLowerCase()];
  if (!field) throw invalidField('sortBy', 'UNKNOWN');
  return { field, direction: query.flag('sortDesc') ? 'DESC' : 'ASC' };
}

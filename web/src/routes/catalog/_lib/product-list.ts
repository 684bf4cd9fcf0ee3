import { type ListAddress, listAddress, toggled } from '../../../list/list-address.ts';
import {
  amount,
  idsOf,
  oneOf,
  type Parameter,
  pageSize,
  searchText,
  severalIds,
} from '../../../list/parameter.ts';
import type { ProductFilter, ProductOrder } from '../__generated__/CategoryPageQuery.graphql.ts';

/** Orders the catalogue offers, as they stand in the address. */
export const SORTS = ['recommended', 'price', '-price', 'newest', 'name'] as const;

/** One of the orders. */
export type CatalogSort = (typeof SORTS)[number];

/** Pieces per page; the first is the default (ordering spec section 9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Chosen options of one attribute. */
export type AttributeSelection = { readonly attributeId: number; readonly optionIds: readonly number[] };

/** Options by attribute: `12:45,46;13:50`. */
const attributes: Parameter<readonly AttributeSelection[]> = {
  name: 'attributes',
  role: 'filter',
  initial: [],
  read: (text) => text.split(';').flatMap(readSelection),
  write: (chosen) =>
    chosen.map(({ attributeId, optionIds }) => `${attributeId}:${optionIds.join(',')}`).join(';'),
};

/** What the address says about a list of products. */
export const productList = listAddress({
  search: searchText('q', 'tab'),
  alloyIds: severalIds('metal'),
  attributes,
  /** Decimal strings, in the currency of the catalogue. */
  minPrice: amount('min'),
  maxPrice: amount('max'),
  sort: oneOf('sort', 'order', SORTS, 'recommended'),
  pageSize: pageSize('size', PAGE_SIZES),
});

/** A view of a list of products. */
export type ProductView = typeof productList extends ListAddress<infer View> ? View : never;

const ORDERS: Record<CatalogSort, ProductOrder> = {
  recommended: { field: 'RANK', direction: 'ASC' },
  price: { field: 'PRICE', direction: 'ASC' },
  '-price': { field: 'PRICE', direction: 'DESC' },
  newest: { field: 'NEWEST', direction: 'DESC' },
  name: { field: 'NAME', direction: 'ASC' },
};

/** Variables of a list of products: the view of the address within a category, or over all. */
export function productVariables(
  view: ProductView,
  category: Pick<ProductFilter, 'categoryCode' | 'categoryId'> = {},
): { filter: ProductFilter; orderBy: ProductOrder; count: number; alloyIds: readonly number[] } {
  return {
    // The pictures of the cards follow the metal.
    alloyIds: view.alloyIds,
    filter: {
      ...category,
      alloyIds: view.alloyIds.length > 0 ? view.alloyIds : null,
      attributes: view.attributes.length > 0 ? view.attributes : null,
      minPrice: view.minPrice,
      maxPrice: view.maxPrice,
      search: view.search || null,
    },
    orderBy: ORDERS[view.sort],
    count: view.pageSize,
  };
}

/** Chosen options of an attribute. */
export function optionsOf(view: ProductView, attributeId: number): readonly number[] {
  return view.attributes.find((each) => each.attributeId === attributeId)?.optionIds ?? [];
}

/** The attributes with an option chosen or, when it was, no longer. */
export function toggleOption(
  view: ProductView,
  attributeId: number,
  optionId: number,
): Pick<ProductView, 'attributes'> {
  const optionIds = toggled(optionsOf(view, attributeId), optionId);
  const others = view.attributes.filter((each) => each.attributeId !== attributeId);
  return { attributes: optionIds.length > 0 ? [...others, { attributeId, optionIds }] : others };
}

function readSelection(text: string): AttributeSelection[] {
  const [attribute = '', options = ''] = text.split(':');
  const [attributeId] = idsOf(attribute);
  const optionIds = idsOf(options);
  return attributeId !== undefined && optionIds.length > 0 ? [{ attributeId, optionIds }] : [];
}

import { listAddress, toggled } from '../../../list/list-address.ts';
import { amount, filter, idsOf, order, pageSize, searchText, severalIds } from '../../../list/parameter.ts';
import type { ProductFilter } from '../__generated__/CategoryPageQuery.graphql.ts';

/** Chosen options of one attribute. */
export type AttributeSelection = { readonly attributeId: number; readonly optionIds: readonly number[] };

/** Options by attribute: `12:45,46;13:50`. */
const attributes = filter<readonly AttributeSelection[]>(
  'attributes',
  [],
  (text) => text.split(';').flatMap(readSelection),
  (chosen) => chosen.map(({ attributeId, optionIds }) => `${attributeId}:${optionIds.join(',')}`).join(';'),
);

/** The state of a list of products in the address. */
export const productList = listAddress({
  search: searchText('q', 'tab'),
  alloyIds: severalIds('metal'),
  attributes,
  /** Decimal strings, in the currency of the catalogue. */
  minPrice: amount('min'),
  maxPrice: amount('max'),
  sort: order('sort', ['recommended', 'price', '-price', 'newest', 'name'], {
    recommended: 'RANK',
    price: 'PRICE',
    newest: '-NEWEST',
    name: 'NAME',
  }),
  /** The first is the default (ordering spec section 9). */
  pageSize: pageSize('size', [10, 20, 50, 100]),
});

/** A view of a list of products. */
export type ProductView = typeof productList.initial;

/** Variables of a list of products: the view of the address within a category, or over all. */
export function productVariables(
  view: ProductView,
  category: Pick<ProductFilter, 'categoryCode' | 'categoryId'> = {},
) {
  const { filter: narrowed, orderBy } = productList.variables(view);
  // The pictures of the cards follow the metal.
  return { alloyIds: view.alloyIds, filter: { ...category, ...narrowed }, orderBy, count: view.pageSize };
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

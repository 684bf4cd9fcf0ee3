/** Orders the catalogue offers, as they stand in the address. */
export const SORTS = ['recommended', 'price', '-price', 'newest', 'name'] as const;

/** One of the orders. */
export type CatalogSort = (typeof SORTS)[number];

/** Chosen options of one attribute. */
export type AttributeSelection = { readonly attributeId: number; readonly optionIds: readonly number[] };

/** What the address says about a list of products: filters, order, search. */
export type CatalogView = {
  readonly alloyIds: readonly number[];
  readonly attributes: readonly AttributeSelection[];
  /** Decimal strings, in the currency of the catalogue. */
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly search: string;
  readonly sort: CatalogSort;
};

/** Nothing chosen. */
export const WHOLE_CATALOG: CatalogView = {
  alloyIds: [],
  attributes: [],
  minPrice: null,
  maxPrice: null,
  search: '',
  sort: 'recommended',
};

const PRICE = /^\d{1,8}(\.\d{1,2})?$/;
const MAX_SEARCH = 100;

/** Reads a view from the address; values that mean nothing are no filter. */
export function readCatalogView(address: URLSearchParams): CatalogView {
  return {
    alloyIds: ids(address.get('metal')),
    attributes: (address.get('attributes') ?? '').split(';').flatMap(selection),
    minPrice: price(address.get('min')),
    maxPrice: price(address.get('max')),
    search: (address.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'recommended',
  };
}

/** Query string of a view, with its question mark; empty for the whole catalogue. */
export function catalogSearch(view: CatalogView): string {
  const address = new URLSearchParams();
  if (view.search) address.set('q', view.search);
  if (view.alloyIds.length > 0) address.set('metal', view.alloyIds.join(','));
  if (view.attributes.length > 0) {
    address.set(
      'attributes',
      view.attributes.map((each) => `${each.attributeId}:${each.optionIds.join(',')}`).join(';'),
    );
  }
  if (view.minPrice !== null) address.set('min', view.minPrice);
  if (view.maxPrice !== null) address.set('max', view.maxPrice);
  if (view.sort !== 'recommended') address.set('sort', view.sort);
  const text = address.toString();
  return text && `?${text}`;
}

/** The view with an alloy chosen or, when it was, no longer. */
export function toggleAlloy(view: CatalogView, alloyId: number): CatalogView {
  return { ...view, alloyIds: toggled(view.alloyIds, alloyId) };
}

/** The view with an option chosen or, when it was, no longer. */
export function toggleOption(view: CatalogView, attributeId: number, optionId: number): CatalogView {
  const optionIds = toggled(optionsOf(view, attributeId), optionId);
  const others = view.attributes.filter((each) => each.attributeId !== attributeId);
  return { ...view, attributes: optionIds.length > 0 ? [...others, { attributeId, optionIds }] : others };
}

/** Chosen options of an attribute. */
export function optionsOf(view: CatalogView, attributeId: number): readonly number[] {
  return view.attributes.find((each) => each.attributeId === attributeId)?.optionIds ?? [];
}

/** The same search and order without any filter. */
export function withoutFilters(view: CatalogView): CatalogView {
  return { ...WHOLE_CATALOG, search: view.search, sort: view.sort };
}

/** How many filters are in force. */
export function filterCount(view: CatalogView): number {
  const options = view.attributes.reduce((sum, each) => sum + each.optionIds.length, 0);
  return view.alloyIds.length + options + (view.minPrice || view.maxPrice ? 1 : 0);
}

function toggled(all: readonly number[], one: number): readonly number[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}

function ids(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .filter((each) => /^[1-9]\d{0,8}$/.test(each))
    .map(Number);
}

function selection(text: string): AttributeSelection[] {
  const [attribute, options] = text.split(':');
  const [attributeId] = ids(attribute ?? null);
  const optionIds = ids(options ?? null);
  return attributeId !== undefined && optionIds.length > 0 ? [{ attributeId, optionIds }] : [];
}

function price(text: string | null): string | null {
  return text !== null && PRICE.test(text) ? text : null;
}

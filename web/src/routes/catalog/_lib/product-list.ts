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

/** A range of a measure: `from` belongs to it, `below` does not; null: no limit. Decimal strings. */
export type Range = { readonly from: string | null; readonly below: string | null };

/** How a range stands in the address: `0.25-0.5`, `-250`, `10000-`. */
export function rangeText({ from, below }: Range): string {
  return `${from ?? ''}-${below ?? ''}`;
}

const NUMBER = '\\d{1,8}(?:\\.\\d{1,3})?';
const RANGE = new RegExp(`^(${NUMBER})?-(${NUMBER})?$`);
const CODE = /^[A-Z_]{1,20}$/;
const MARK = /^[A-Za-z\d]{1,10}$/;
const SIZE = /^\d{1,2}(\.\d{1,2})?$/;

/** Ranges of a measure, any of them. */
function ranges(name: string) {
  return filter<readonly Range[]>(
    name,
    [],
    (text) =>
      text.split(',').flatMap((part) => {
        const [whole, from = null, below = null] = RANGE.exec(part) ?? [];
        return whole === undefined ? [] : [{ from, below }];
      }),
    (chosen) => chosen.map(rangeText).join(),
  );
}

/** Words of a known form, any of them. */
function words(name: string, form: RegExp) {
  return filter<readonly string[]>(
    name,
    [],
    (text) => text.split(',').filter((part) => form.test(part)),
    (chosen) => chosen.join(),
  );
}

/** The state of a list of products in the address. */
export const productList = listAddress({
  search: searchText('q', 'tab'),
  alloyIds: severalIds('metal'),
  /** Marks of alloys: `14K`, `Pt950`. */
  karats: words('karat', MARK),
  attributes,
  categoryIds: severalIds('category'),
  /** US ring sizes. */
  sizes: words('ring', SIZE),
  shapes: words('cut', CODE),
  centreCarats: ranges('carat'),
  thicknesses: ranges('mm'),
  listPrices: ranges('prices'),
  /** Decimal strings, in the currency of the catalogue. */
  minPrice: amount('min'),
  maxPrice: amount('max'),
  sort: order('sort', ['recommended', 'price', '-price', 'newest', 'name'], {
    recommended: 'RANK',
    price: 'PRICE',
    newest: '-NEWEST',
    name: 'NAME',
  }),
  /** The first is the default: whole rows of two, three, four or six cards. */
  pageSize: pageSize('size', [24, 48, 96]),
});

/** A view of a list of products. */
export type ProductView = typeof productList.initial;

/** Variables of a list of products: the view of the address within a category, or over all. */
export function productVariables(
  view: ProductView,
  category: Pick<ProductFilter, 'categoryCode' | 'categoryId'> = {},
) {
  const { filter: narrowed, orderBy } = productList.variables(view);
  // The pictures and prices of the cards follow the metal and the karat.
  return { ...alloyChoice(view), filter: { ...category, ...narrowed }, orderBy, count: view.pageSize };
}

/** The metals and karats of a view, as the fields of a piece take them. */
export function alloyChoice({ alloyIds, karats }: Pick<ProductView, 'alloyIds' | 'karats'>) {
  return { alloyIds, karats };
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

/** The ranges with one more or, when it was there, without it. */
export function toggleRange(chosen: readonly Range[], range: Range): readonly Range[] {
  const others = chosen.filter((each) => rangeText(each) !== rangeText(range));
  return others.length < chosen.length ? others : [...chosen, range];
}

function readSelection(text: string): AttributeSelection[] {
  const [attribute = '', options = ''] = text.split(':');
  const [attributeId] = idsOf(attribute);
  const optionIds = idsOf(options);
  return attributeId !== undefined && optionIds.length > 0 ? [{ attributeId, optionIds }] : [];
}

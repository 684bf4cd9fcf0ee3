import { listAddress, toggled } from '../../../list/list-address.ts';
import { amount, filter, idsOf, order, pageSize, searchText, severalIds } from '../../../list/parameter.ts';
import type { ProductFilter } from '../__generated__/CategoryPageQuery.graphql.ts';

/** Chosen options of an attribute. */
export type AttributeSelection = { readonly attributeId: number; readonly optionIds: readonly number[] };

/** Options by attribute: `12:45,46;13:50`. */
const attributes = filter<readonly AttributeSelection[]>(
  'attributes',
  [],
  (text) => text.split(';').flatMap(readSelection),
  (chosen) => chosen.map(({ attributeId, optionIds }) => `${attributeId}:${optionIds.join(',')}`).join(';'),
);

/** A range of a measure: `from` inclusive, `below` exclusive; null: no limit. Decimal strings. */
export type Range = { readonly from: string | null; readonly below: string | null };

/** URL format of a range: `0.25-0.5`, `-250`, `10000-`. */
export function rangeText({ from, below }: Range): string {
  return `${from ?? ''}-${below ?? ''}`;
}

const NUMBER = '\\d{1,8}(?:\\.\\d{1,3})?';
const RANGE = new RegExp(`^(${NUMBER})?-(${NUMBER})?$`);
const CODE = /^[A-Z_]{1,20}$/;
const MARK = /^[A-Za-z\d]{1,10}$/;
const SIZE = /^\d{1,2}(\.\d{1,2})?$/;

/** A list of ranges, combined with OR. */
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

/** A list of words of a given format, combined with OR. */
function words(name: string, form: RegExp) {
  return filter<readonly string[]>(
    name,
    [],
    (text) => text.split(',').filter((part) => form.test(part)),
    (chosen) => chosen.join(),
  );
}

/** URL state of a list of products. */
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
  /** The first is the default: full rows of two, three, four or six cards. */
  pageSize: pageSize('size', [24, 48, 96]),
});

export type ProductView = typeof productList.initial;

/** Query variables of a list of products: the view in the URL, within a category or the whole catalogue. */
export function productVariables(
  view: ProductView,
  category: Pick<ProductFilter, 'categoryCode' | 'categoryId'> = {},
) {
  const { filter: narrowed, orderBy } = productList.variables(view);
  // Pictures and prices of the cards use the metal and karat.
  return { ...alloyChoice(view), filter: { ...category, ...narrowed }, orderBy, count: view.pageSize };
}

/** Metals and karats of a view, as arguments of a product’s fields. */
export function alloyChoice({ alloyIds, karats }: Pick<ProductView, 'alloyIds' | 'karats'>) {
  return { alloyIds, karats };
}

/** Chosen options of an attribute. */
export function optionsOf(view: ProductView, attributeId: number): readonly number[] {
  return view.attributes.find((each) => each.attributeId === attributeId)?.optionIds ?? [];
}

/** The attributes with an option toggled. */
export function toggleOption(
  view: ProductView,
  attributeId: number,
  optionId: number,
): Pick<ProductView, 'attributes'> {
  const optionIds = toggled(optionsOf(view, attributeId), optionId);
  const others = view.attributes.filter((each) => each.attributeId !== attributeId);
  return { attributes: optionIds.length > 0 ? [...others, { attributeId, optionIds }] : others };
}

/** The ranges with one toggled. */
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

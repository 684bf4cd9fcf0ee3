import { Prisma } from '../../../database/generated/client.ts';
import type { ListArgs } from '../../../lists/list-rows.ts';
import { listedRows } from '../../../lists/list-rows.ts';
import type { Context } from '../../../schema/context.ts';
import { type AlloyChoice, ofChosenAlloys } from '../products/chosen-alloys.ts';
import { leastPriceSql, priceInOneAlloy } from '../products/prices-in-alloys.ts';
import { products } from '../products/products.list.ts';

/** The filter of a list of products. The part that no facet chooses selects the list. */
export type Filter = NonNullable<ListArgs['filter']> & {
  readonly search?: string | null;
  readonly attributes?: readonly { attributeId: number; optionIds: readonly number[] }[] | null;
} & AlloyChoice;

/** The filters of each facet. */
const FACET_FILTERS = {
  alloys: ['alloyIds'],
  karats: ['karats'],
  categories: ['categoryIds'],
  sizes: ['sizes'],
  centreCarats: ['centreCarats'],
  shapes: ['shapes'],
  thicknesses: ['thicknesses'],
  listPrices: ['listPrices', 'minPrice', 'maxPrice'],
} as const;

/** A facet of the catalogue besides attributes. */
export type FacetName = keyof typeof FACET_FILTERS;

/** A condition on the list, with its facet or attribute. */
type FacetCondition = { readonly facet: FacetName | number; readonly rows: object };

/** The conditions on the list without facets, and those of each facet. */
export type FacetConditions = {
  readonly list: object;
  readonly chosen: readonly FacetCondition[];
  /** The price that the list compares, of a row `piece`. */
  readonly price: Prisma.Sql;
  /** The condition of the price filter on the price in one alloy. */
  readonly priceInAlloy: object;
  /** The condition of the alloy and hallmark filters on the offer in one alloy. */
  readonly ofAlloyIds: object;
  readonly ofKarats: object;
};

/** Facets that depend on the chosen metals: alloy and hallmark must match the same offer. */
export const BY_METAL: ReadonlySet<string> = new Set<FacetName>(['alloys', 'karats', 'listPrices']);

/** Maximum number of chosen attributes whose options are counted without their own choice; further ones restrict. */
const MAX_CHOSEN = 10;

/** Divides a filter into what selects the list and the conditions of each facet. */
export async function facetConditions(context: Context, filter: Filter): Promise<FacetConditions> {
  const rowsOf = (part: Readonly<Record<string, unknown>>) => listedRows(products, { filter: part }, context);
  const { attributes, ...others } = filter;
  const [first = [], beyond = []] = [attributes?.slice(0, MAX_CHOSEN), attributes?.slice(MAX_CHOSEN)];
  const narrowing = new Set<string>(Object.values(FACET_FILTERS).flat());
  const list = Object.fromEntries(Object.entries(others).filter(([name]) => !narrowing.has(name)));
  const { alloyIds, karats }: AlloyChoice = filter;
  const metals = { ...(alloyIds ? { alloyIds } : {}), ...(karats ? { karats } : {}) };
  const given = Object.entries(FACET_FILTERS).flatMap(([facet, names]) => {
    const part = names.flatMap((name) => (filter[name] == null ? [] : [[name, filter[name]] as const]));
    return part.length > 0
      ? [
          {
            facet: facet as FacetName,
            part: { ...(BY_METAL.has(facet) ? metals : {}), ...Object.fromEntries(part) },
          },
        ]
      : [];
  });
  return {
    list: await rowsOf({ ...list, ...(beyond.length > 0 ? { attributes: beyond } : {}) }),
    chosen: [
      ...(await Promise.all(given.map(async ({ facet, part }) => ({ facet, rows: await rowsOf(part) })))),
      ...(await Promise.all(
        first.map(async (each) => ({ facet: each.attributeId, rows: await rowsOf({ attributes: [each] }) })),
      )),
    ],
    price: leastPriceSql(filter, 'piece') ?? Prisma.sql`piece."listPrice"`,
    priceInAlloy: { AND: priceInOneAlloy(filter) },
    ofAlloyIds: ofChosenAlloys({ alloyIds }) ?? {},
    ofKarats: ofChosenAlloys({ karats }) ?? {},
  };
}

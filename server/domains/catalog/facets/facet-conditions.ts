import { Prisma } from '../../../database/generated/client.ts';
import type { ListArgs } from '../../../lists/list-rows.ts';
import { listedRows } from '../../../lists/list-rows.ts';
import type { Context } from '../../../schema/context.ts';
import { type AlloyChoice, ofChosenAlloys } from '../products/chosen-alloys.ts';
import { leastPriceSql, priceInOneAlloy } from '../products/prices-in-alloys.ts';
import { products } from '../products/products.list.ts';

/** What a list of products is filtered by; what no facet chooses selects the list. */
export type Filter = NonNullable<ListArgs['filter']> & {
  readonly search?: string | null;
  readonly attributes?: readonly { attributeId: number; optionIds: readonly number[] }[] | null;
} & AlloyChoice;

/** Facets that stand for one filter each, or for the filters that narrow the same measure. */
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

/** A facet of the catalogue beside those that attributes make. */
export type FacetName = keyof typeof FACET_FILTERS;

/** A condition that narrows the list, and the facet or the attribute whose choice it is. */
type FacetCondition = { readonly facet: FacetName | number; readonly rows: object };

/** The rows of the list before a facet narrows it, and what each facet says. */
export type FacetConditions = {
  readonly list: object;
  readonly chosen: readonly FacetCondition[];
  /** The price that the list compares, of a row `piece`. */
  readonly price: Prisma.Sql;
  /** What the choice of prices says of the price in one alloy. */
  readonly priceInAlloy: object;
  /** What the choices of alloys and of marks say of the offer in one alloy. */
  readonly ofAlloyIds: object;
  readonly ofKarats: object;
};

/** Facets whose choice is read in the chosen metals: an alloy and a mark are asked of the same offer. */
export const BY_METAL: ReadonlySet<string> = new Set<FacetName>(['alloys', 'karats', 'listPrices']);

/** Chosen attributes whose options are counted as if nothing of the attribute were chosen; what is beyond narrows. */
const MOST_CHOSEN = 10;

/** Parts a filter into what selects the list and what each facet narrows it by. */
export async function facetConditions(context: Context, filter: Filter): Promise<FacetConditions> {
  const rowsOf = (part: Readonly<Record<string, unknown>>) => listedRows(products, { filter: part }, context);
  const { attributes, ...others } = filter;
  const [first = [], beyond = []] = [attributes?.slice(0, MOST_CHOSEN), attributes?.slice(MOST_CHOSEN)];
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

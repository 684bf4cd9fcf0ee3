import { cachedRows } from '../../../database/changes/cached-rows.ts';
import type { Context } from '../../../schema/context.ts';
import { SHAPE_CODES } from '../../pricing/sources/stone-names.ts';
import { SHOWN_CATEGORY } from '../access.ts';
import type { CountedAttribute } from '../attributes/filter-attributes.query.ts';
import { countFacets, type FacetCount } from './count-facets.ts';
import type { FacetConditions } from './facet-conditions.ts';
import type {
  CountedAlloy,
  CountedBand,
  CountedCategory,
  CountedKarat,
  CountedShape,
  CountedSize,
} from './facet-types.ts';
import { karatsOf } from './rules/karats.ts';
import { type BandedMeasure, bandAt } from './rules/measure-bands.ts';
import { sizeCounts } from './rules/size-counts.ts';

/** The facets of a list of products, with the number of products for each choice. */
export type Facets = {
  productCount: number;
  alloys: CountedAlloy[];
  karats: CountedKarat[];
  attributes: CountedAttribute[];
  categories: CountedCategory[];
  sizes: CountedSize[];
  shapes: CountedShape[];
} & Record<BandedMeasure, CountedBand[]>;

/** Counts the facets of a list and adds the names of their values. */
export async function readFacets(context: Context, conditions: FacetConditions): Promise<Facets> {
  const [counts, rows] = await Promise.all([countFacets(context, conditions), facetRows(context)]);
  const of = (kind: FacetCount['kind']) => counts.filter((each) => each.kind === kind);
  const byValue = (kind: FacetCount['kind']) => new Map(of(kind).map((each) => [each.value, each]));
  const [ofAlloys, ofKarats, ofCategories, ofShapes, ofOptions] = [
    byValue('alloys'),
    byValue('karats'),
    byValue('categories'),
    byValue('shapes'),
    byValue('options'),
  ];
  const { count: productCount = 0, offered = 0 } = of('list')[0] ?? {};
  return {
    productCount,
    alloys: rows.alloys.map((alloy) => ({
      alloy,
      productCount: ofAlloys.get(String(alloy.id))?.count ?? 0,
    })),
    karats: karatsOf(rows.alloys).flatMap((mark) => {
      const found = ofKarats.get(mark);
      return found ? [{ mark, productCount: found.count }] : [];
    }),
    categories: rows.categories.flatMap((category) => {
      const found = ofCategories.get(String(category.id));
      // A category that contains all of them, such as that of the page, is omitted.
      return found && found.offered < offered ? [{ category, productCount: found.count }] : [];
    }),
    sizes: sizeCounts(of('sizes').map(countedRange)).map(({ size, count }) => ({
      size,
      productCount: count,
    })),
    shapes: SHAPE_CODES.flatMap((code) => {
      const found = ofShapes.get(code);
      return found ? [{ code, productCount: found.count }] : [];
    }),
    centreCarats: bands('centreCarats', of('centreCarats')),
    thicknesses: bands('thicknesses', of('thicknesses')),
    listPrices: bands('listPrices', of('listPrices')),
    attributes: rows.attributes
      .map(({ options, ...attribute }) => ({
        attribute,
        options: options.flatMap((option) => {
          const found = ofOptions.get(String(option.id));
          return found ? [{ option, productCount: found.count }] : [];
        }),
      }))
      .filter(({ options }) => options.length > 0),
  };
}

/** Names of facet values; cached until they change. */
async function facetRows(context: Context) {
  const orderBy = [{ rank: 'asc' as const }, { id: 'asc' as const }];
  const [alloys, attributes, categories] = await Promise.all([
    shownAlloys(context),
    cachedRows(context, ['attributesOfFilters'], () =>
      context.db.attribute.findMany({
        where: { showInProductCatalog: true },
        include: { options: { orderBy } },
        orderBy,
      }),
    ),
    cachedRows(context, ['categoriesOfFilters'], () =>
      context.db.productCategory.findMany({ where: SHOWN_CATEGORY, orderBy }),
    ),
  ]);
  return { alloys, attributes, categories };
}

/** Parses the text that sizes are grouped by: the smallest and the largest. */
function countedRange({ value, count }: FacetCount) {
  const [min = 0, max = 0] = value.split(' ').map(Number);
  return { min, max, count };
}

function bands(measure: BandedMeasure, counts: readonly FacetCount[]): CountedBand[] {
  return counts
    .toSorted((one, other) => Number(one.value) - Number(other.value))
    .flatMap(({ value, count }) => {
      const band = bandAt(measure, Number(value));
      return band ? [{ band, productCount: count }] : [];
    });
}

/** Alloys that the catalogue shows, in order; cached until they change. */
function shownAlloys(context: Context) {
  return cachedRows(context, ['alloysOfFilters'], () =>
    context.db.alloy.findMany({
      where: { shownInCatalog: true },
      orderBy: [{ rank: 'asc' as const }, { id: 'asc' as const }],
    }),
  );
}

import { keptRows } from '../../database/changes/kept-rows.ts';
import { type Alloy as AlloyRow, Prisma } from '../../database/generated/client.ts';
import { whereSql } from '../../database/where-sql.ts';
import { ForbiddenError } from '../../errors/errors.ts';
import { builder } from '../../schema/builder.ts';
import { type Context, localised } from '../../schema/context.ts';
import { CATALOG_VIEW, seesCatalogPrices } from '../pricing/access.ts';
import { limitVisitor } from '../settings/limit-visitor.ts';
import { type CountedAttribute, FilterAttribute } from './filter-attributes.query.ts';
import {
  asksForPrice,
  matchingProducts,
  type ProductFilter,
  ProductFilterInput,
} from './product-filter.input.ts';

type CountedAlloy = { alloy: AlloyRow; productCount: number };
type Facets = { productCount: number; alloys: CountedAlloy[]; attributes: CountedAttribute[] };

/** Chosen attributes whose options are counted as if nothing of the attribute were chosen; what is beyond narrows. */
const MOST_CHOSEN = 10;

const FilterAlloy = builder.objectRef<CountedAlloy>('FilterAlloy').implement({
  description: 'An alloy of a filter.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Integer id, for `alloyIds`.', resolve: ({ alloy }) => alloy.id }),
    code: t.string({ description: 'Stable code.', resolve: ({ alloy }) => alloy.code }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: ({ alloy }, _args, context) => localised(context, alloy),
    }),
    productCount: t.exposeInt('productCount', { description: 'Products of the list that it leaves.' }),
  }),
});

const ProductFacets = builder.objectRef<Facets>('ProductFacets').implement({
  description: 'What a list of products can be narrowed by, with the products that each choice leaves.',
  fields: (t) => ({
    productCount: t.exposeInt('productCount', { description: 'Products of the list.' }),
    alloys: t.field({
      type: [FilterAlloy],
      description: 'The alloys of the catalogue, in order; counted beside all filters but that by alloy.',
      resolve: ({ alloys }) => alloys,
    }),
    attributes: t.field({
      type: [FilterAttribute],
      description:
        'Attributes with the options that some product of the category, group and search offers; each counted beside all filters but that by the attribute itself.',
      resolve: ({ attributes }) => attributes,
    }),
  }),
});

builder.queryField('productFacets', (t) =>
  t.field({
    type: ProductFacets,
    description: 'Choices that narrow a list of products, counted beside the filters in force.',
    args: { filter: t.arg({ type: ProductFilterInput, description: 'Filter of the list.' }) },
    resolve: async (_root, args, context) => {
      const filter = args.filter ?? {};
      if (filter.search) await limitVisitor(context, 'visitor-search');
      if (asksForPrice(filter) && !(await seesCatalogPrices(context))) throw new ForbiddenError(CATALOG_VIEW);
      if (filter.search || isNarrowed(filter)) return productFacets(context, filter);
      return keptRows(context, ['productFacets', placeOf(filter)], () => productFacets(context, filter));
    },
  }),
);

/** The list before it is narrowed by choices. */
function placeOf(filter: ProductFilter): ProductFilter {
  const { categoryId, categoryCode, itemGroupId, itemGroupCode, featured, search } = filter;
  return { categoryId, categoryCode, itemGroupId, itemGroupCode, featured, search };
}

function isNarrowed({ alloyIds, attributes, minPrice, maxPrice }: ProductFilter): boolean {
  return alloyIds != null || (attributes ?? []).length > 0 || minPrice != null || maxPrice != null;
}

async function productFacets(context: Context, filter: ProductFilter): Promise<Facets> {
  const [counts, alloys, attributes] = await Promise.all([
    countFacets(context, filter),
    keptRows(context, ['alloysOfFilters'], () =>
      context.db.alloy.findMany({
        where: { shownInCatalog: true },
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      }),
    ),
    keptRows(context, ['attributesOfFilters'], () =>
      context.db.attribute.findMany({
        where: { showInProductCatalog: true },
        include: { options: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] } },
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      }),
    ),
  ]);
  const countOf = (kind: CountKind, id: number) =>
    counts.find((each) => each.kind === kind && each.id === id)?.count ?? 0;
  return {
    productCount: countOf('list', 0),
    alloys: alloys.map((alloy) => ({ alloy, productCount: countOf('alloy', alloy.id) })),
    attributes: attributes
      .map(({ options, ...attribute }) => ({
        attribute,
        options: options
          .filter(({ id }) => countOf('offered', id) > 0)
          .map((option) => ({
            option,
            productCount: countOf(isNarrowed(filter) ? 'narrowed' : 'offered', option.id),
          })),
      }))
      .filter(({ options }) => options.length > 0),
  };
}

type CountKind = 'list' | 'offered' | 'narrowed' | 'alloy';
type FacetCount = { kind: CountKind; id: number; count: number };

/** Products of the list, by option and by alloy, in one statement. */
async function countFacets({ db }: Context, filter: ProductFilter): Promise<FacetCount[]> {
  const statements = [
    listCount(filter),
    optionCounts('offered', placeOf(filter), Prisma.empty),
    alloyCounts({ ...filter, alloyIds: null }),
  ];
  if (isNarrowed(filter)) {
    const attributes = filter.attributes ?? [];
    const chosen = attributes.slice(0, MOST_CHOSEN).map(({ attributeId }) => attributeId);
    const isOther =
      chosen.length > 0 ? Prisma.sql`AND offer."attributeId" NOT IN (${Prisma.join(chosen)})` : Prisma.empty;
    statements.push(optionCounts('narrowed', filter, isOther));
    for (const id of chosen) {
      const others = attributes.filter(({ attributeId }) => attributeId !== id);
      const isOwn = Prisma.sql`AND offer."attributeId" = ${id}`;
      statements.push(optionCounts('narrowed', { ...filter, attributes: others }, isOwn));
    }
  }
  return db.$queryRaw<FacetCount[]>(Prisma.join(statements, ' UNION ALL '));
}

function listCount(filter: ProductFilter): Prisma.Sql {
  return Prisma.sql`
    SELECT 'list'::text AS kind, 0 AS id, count(*)::int AS count
    FROM "ItemType" piece WHERE ${whereSql('ItemType', matchingProducts(filter), 'piece')}`;
}

function optionCounts(kind: CountKind, filter: ProductFilter, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${kind}::text AS kind, offered."optionId" AS id, count(*)::int AS count
    FROM "ItemType" piece
    JOIN "ItemTypeAttribute" offer ON offer."itemTypeId" = piece.id
    JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = offer.id
    WHERE ${whereSql('ItemType', matchingProducts(filter), 'piece')} ${condition}
    GROUP BY offered."optionId"`;
}

function alloyCounts(filter: ProductFilter): Prisma.Sql {
  return Prisma.sql`
    SELECT 'alloy'::text AS kind, offer."alloyId" AS id, count(*)::int AS count
    FROM "ItemType" piece
    JOIN "ItemTypeAlloy" offer ON offer."itemTypeId" = piece.id
    WHERE ${whereSql('ItemType', matchingProducts(filter), 'piece')}
    GROUP BY offer."alloyId"`;
}

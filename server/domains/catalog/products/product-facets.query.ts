import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { type Alloy as AlloyRow, Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import { listInputs } from '../../../lists/list-inputs.ts';
import { listedRows } from '../../../lists/list-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { type Context, localised } from '../../../schema/context.ts';
import { type CountedAttribute, FilterAttribute } from '../attributes/filter-attributes.query.ts';
import { products } from './products.list.ts';

type CountedAlloy = { alloy: AlloyRow; productCount: number };
type Facets = { productCount: number; alloys: CountedAlloy[]; attributes: CountedAttribute[] };

/** What a list of products is filtered by; the other arguments select the list. */
type Filter = {
  alloyIds?: readonly number[] | null;
  attributes?: readonly { attributeId: number; optionIds: readonly number[] }[] | null;
  minPrice?: unknown;
  maxPrice?: unknown;
  search?: string | null;
};

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
    sample: ({ buyer }) => ({ as: buyer, args: { filter: { search: 'band' } } }),
    args: { ...listInputs(products).filters(t, 'Filter of the list.') },
    resolve: async (_root, args: { filter?: Filter | null }, context) => {
      const filter = args.filter ?? {};
      const conditions = await conditionsOf(context, filter);
      if (filter.search || isNarrowed(conditions)) return productFacets(context, conditions);
      return cachedRows(context, ['productFacets', filter], () => productFacets(context, conditions));
    },
  }),
);

/** The rows of the list before it is narrowed, and each condition that narrows it. */
type Conditions = {
  list: object;
  alloys: object[];
  prices: object[];
  attributes: { id: number; rows: object }[];
};

async function conditionsOf(context: Context, filter: Filter): Promise<Conditions> {
  const { alloyIds, attributes, minPrice, maxPrice, ...list } = filter;
  const rowsOf = (part: object) => listedRows(products, { filter: { ...part } }, context);
  const [first = [], others = []] = [attributes?.slice(0, MOST_CHOSEN), attributes?.slice(MOST_CHOSEN)];
  return {
    list: await rowsOf({ ...list, ...(others.length > 0 ? { attributes: others } : {}) }),
    alloys: alloyIds ? [await rowsOf({ alloyIds })] : [],
    prices: minPrice != null || maxPrice != null ? [await rowsOf({ minPrice, maxPrice })] : [],
    attributes: await Promise.all(
      first.map(async (each) => ({ id: each.attributeId, rows: await rowsOf({ attributes: [each] }) })),
    ),
  };
}

function isNarrowed({ alloys, prices, attributes }: Conditions): boolean {
  return alloys.length + prices.length + attributes.length > 0;
}

async function productFacets(context: Context, conditions: Conditions): Promise<Facets> {
  const [counts, alloys, attributes] = await Promise.all([
    countFacets(context, conditions),
    cachedRows(context, ['alloysOfFilters'], () =>
      context.db.alloy.findMany({
        where: { shownInCatalog: true },
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      }),
    ),
    cachedRows(context, ['attributesOfFilters'], () =>
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
            productCount: countOf(isNarrowed(conditions) ? 'narrowed' : 'offered', option.id),
          })),
      }))
      .filter(({ options }) => options.length > 0),
  };
}

type CountKind = 'list' | 'offered' | 'narrowed' | 'alloy';
type FacetCount = { kind: CountKind; id: number; count: number };

/** Products of the list, by option and by alloy, in one statement. */
async function countFacets({ db }: Context, conditions: Conditions): Promise<FacetCount[]> {
  const { list, alloys, prices, attributes } = conditions;
  const ofAttributes = attributes.map(({ rows }) => rows);
  const all = [list, ...alloys, ...prices, ...ofAttributes];
  const statements = [
    listCount(all),
    optionCounts('offered', [list], Prisma.empty),
    alloyCounts([list, ...prices, ...ofAttributes]),
  ];
  if (isNarrowed(conditions)) {
    const chosen = attributes.map(({ id }) => id);
    const isOther =
      chosen.length > 0 ? Prisma.sql`AND offer."attributeId" NOT IN (${Prisma.join(chosen)})` : Prisma.empty;
    statements.push(optionCounts('narrowed', all, isOther));
    for (const { id, rows } of attributes) {
      const others = all.filter((each) => each !== rows);
      statements.push(optionCounts('narrowed', others, Prisma.sql`AND offer."attributeId" = ${id}`));
    }
  }
  return db.$queryRaw<FacetCount[]>(Prisma.join(statements, ' UNION ALL '));
}

function listCount(rows: object[]): Prisma.Sql {
  return Prisma.sql`
    SELECT 'list'::text AS kind, 0 AS id, count(*)::int AS count
    FROM "ItemType" piece WHERE ${whereSql('ItemType', { AND: rows }, 'piece')}`;
}

function optionCounts(kind: CountKind, rows: object[], condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT ${kind}::text AS kind, offered."optionId" AS id, count(*)::int AS count
    FROM "ItemType" piece
    JOIN "ItemTypeAttribute" offer ON offer."itemTypeId" = piece.id
    JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = offer.id
    WHERE ${whereSql('ItemType', { AND: rows }, 'piece')} ${condition}
    GROUP BY offered."optionId"`;
}

function alloyCounts(rows: object[]): Prisma.Sql {
  return Prisma.sql`
    SELECT 'alloy'::text AS kind, offer."alloyId" AS id, count(*)::int AS count
    FROM "ItemType" piece
    JOIN "ItemTypeAlloy" offer ON offer."itemTypeId" = piece.id
    WHERE ${whereSql('ItemType', { AND: rows }, 'piece')}
    GROUP BY offer."alloyId"`;
}

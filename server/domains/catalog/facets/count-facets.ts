import { Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import type { Context } from '../../../schema/context.ts';
import { BY_METAL, type FacetConditions, type FacetName } from './facet-conditions.ts';
import { BAND_EDGES, type BandedMeasure } from './rules/measure-bands.ts';

/**
 * Number of products for a value of a facet with the choices of all other facets; `offered` counts without any choice.
 */
export type FacetCount = {
  readonly kind: FacetName | 'list' | 'options';
  readonly value: string;
  readonly count: number;
  readonly offered: number;
};

/** Columns of a product for facets, besides its price. */
const COLUMNS = Prisma.sql`piece.id, piece."minSize", piece."maxSize", piece.thickness`;

/** A category with its shown ancestors. */
const ABOVE = Prisma.sql`
  SELECT id AS top, id FROM "ProductCategory" WHERE shown
  UNION SELECT above.top, child.id FROM above JOIN "ProductCategory" child ON child."parentId" = above.id`;

/**
 * Counts all facets in one statement: finds the products of the list once, each with the result of every facet. A
 * value is counted if all other facets match.
 */
export async function countFacets({ db }: Context, conditions: FacetConditions): Promise<FacetCount[]> {
  const { list, chosen, price } = conditions;
  const verdicts = chosen.map(
    ({ rows }, index) => Prisma.sql`, (${whereSql('ItemType', rows, 'piece')}) AS ${verdict(index)}`,
  );
  const statements = [
    counted('list', Prisma.sql`''`, Prisma.sql`listed`, agreeing(conditions, null)),
    counted('alloys', Prisma.sql`offer."alloyId"`, OFFERED, agreeingAlloy(conditions)),
    counted('karats', Prisma.sql`marked.mark`, marked(conditions), agreeingMark(conditions)),
    counted('categories', Prisma.sql`listed.top`, PLACED, agreeing(conditions, 'categories')),
    counted(
      'sizes',
      Prisma.sql`listed."minSize" || ' ' || listed."maxSize"`,
      Prisma.sql`listed`,
      agreeing(conditions, 'sizes'),
    ),
    banded('thicknesses', Prisma.sql`nullif(listed.thickness, 0)`, Prisma.sql`listed`, conditions),
    banded('listPrices', Prisma.sql`listed."listPrice"`, Prisma.sql`listed`, conditions),
    counted('centreCarats', Prisma.sql`listed.bucket`, CENTRE_CARATS, agreeing(conditions, 'centreCarats')),
    counted('shapes', Prisma.sql`stone.shape`, CENTRE_SHAPES, agreeing(conditions, 'shapes')),
    counted('options', Prisma.sql`offered."optionId"`, OPTIONS, agreeingOptions(conditions)),
  ];
  return db.$queryRaw<FacetCount[]>(Prisma.sql`
    WITH RECURSIVE above AS (${ABOVE}), listed AS MATERIALIZED (
      SELECT ${COLUMNS}, ${price} AS "listPrice" ${verdicts.length > 0 ? Prisma.join(verdicts, '') : Prisma.empty}
      FROM "ItemType" piece WHERE ${whereSql('ItemType', list, 'piece')}
    )
    ${Prisma.join(statements, ' UNION ALL ')}`);
}

/** Products by their alloys, with the lowest price in each. */
const OFFERED = Prisma.sql`listed
  JOIN "ItemTypeAlloy" offer ON offer."itemTypeId" = listed.id
  LEFT JOIN "ItemTypeListPrice" priced
    ON priced."itemTypeId" = offer."itemTypeId" AND priced."alloyId" = offer."alloyId"`;

/**
 * Products by the hallmarks of their alloys, once each: whether a chosen alloy has the hallmark, and the lowest price
 * in those.
 */
function marked({ ofAlloyIds }: FacetConditions): Prisma.Sql {
  const isChosen = whereSql('ItemTypeAlloy', ofAlloyIds, 'offer');
  return Prisma.sql`listed JOIN (
    SELECT offer."itemTypeId", alloy.mark, bool_or(${isChosen}) AS "isChosen",
      min(priced.least) FILTER (WHERE ${isChosen}) AS least
    FROM "ItemTypeAlloy" offer
    JOIN "Alloy" alloy ON alloy.id = offer."alloyId" AND alloy."shownInCatalog"
    LEFT JOIN "ItemTypeListPrice" priced
      ON priced."itemTypeId" = offer."itemTypeId" AND priced."alloyId" = offer."alloyId"
    GROUP BY 1, 2
  ) marked ON marked."itemTypeId" = listed.id`;
}

/** Products by the categories that they are in or below, once each. */
const PLACED = Prisma.sql`(
  SELECT DISTINCT above.top, listed.* FROM listed
  JOIN "CategoryItem" item ON item."itemTypeId" = listed.id JOIN above ON above.id = item."categoryId"
) listed`;

const CENTRE_SHAPES = Prisma.sql`listed JOIN "ItemTypeCentreShape" stone ON stone."itemTypeId" = listed.id`;

const OPTIONS = Prisma.sql`listed
  JOIN "ItemTypeAttribute" offer ON offer."itemTypeId" = listed.id
  JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = offer.id`;

/** Products by the carat ranges of their centre stones, once each. */
const CENTRE_CARATS = Prisma.sql`(
  SELECT DISTINCT ${bucketOf('centreCarats', Prisma.sql`stone.carat`)} AS bucket, listed.* FROM listed
  JOIN "ItemTypeCentreCarat" stone ON stone."itemTypeId" = listed.id
) listed`;

/** Counts the rows of each value; `from` must not repeat a product for a value. */
function counted(
  kind: FacetCount['kind'],
  value: Prisma.Sql,
  from: Prisma.Sql,
  agreed: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`
    SELECT ${kind}::text AS kind, (${value})::text AS value,
      (count(*) FILTER (WHERE ${agreed}))::int AS count, count(*)::int AS offered
    FROM ${from} WHERE (${value}) IS NOT NULL GROUP BY 2`;
}

function banded(
  measure: BandedMeasure,
  value: Prisma.Sql,
  from: Prisma.Sql,
  conditions: FacetConditions,
): Prisma.Sql {
  return counted(measure, bucketOf(measure, value), from, agreeing(conditions, measure));
}

function bucketOf(measure: BandedMeasure, value: Prisma.Sql): Prisma.Sql {
  const edges = Prisma.raw(`ARRAY[${BAND_EDGES[measure].join(',')}]::numeric[]`);
  return Prisma.sql`width_bucket(${value}, ${edges})`;
}

/** Condition that all facets but one match a product. */
function agreeing({ chosen }: FacetConditions, own: FacetName | null): Prisma.Sql {
  return all(chosen.flatMap(({ facet }, index) => (facet === own ? [] : [verdict(index)])));
}

/** The same for alloys: a choice of prices applies to the price in the counted alloy. */
function agreeingAlloy(conditions: FacetConditions): Prisma.Sql {
  const { priceInAlloy, ofKarats } = conditions;
  return all([
    ...beyondMetals(conditions),
    whereSql('ItemTypeAlloy', ofKarats, 'offer'),
    whereSql('ItemTypeListPrice', priceInAlloy, 'priced'),
  ]);
}

/** The same for hallmarks: one of the chosen alloys has it, and a choice of prices applies to the lowest in those. */
function agreeingMark(conditions: FacetConditions): Prisma.Sql {
  return all([
    ...beyondMetals(conditions),
    Prisma.sql`marked."isChosen"`,
    whereSql('ItemTypeListPrice', conditions.priceInAlloy, 'marked'),
  ]);
}

/** The results of the facets that do not depend on a metal. */
function beyondMetals({ chosen }: FacetConditions): Prisma.Sql[] {
  return chosen.flatMap(({ facet }, index) =>
    typeof facet === 'string' && BY_METAL.has(facet) ? [] : [verdict(index)],
  );
}

/** The same for options: the attribute of an option is its own facet. */
function agreeingOptions({ chosen }: FacetConditions): Prisma.Sql {
  return all(
    chosen.map(({ facet }, index) =>
      typeof facet === 'number'
        ? Prisma.sql`(offer."attributeId" = ${facet} OR ${verdict(index)})`
        : verdict(index),
    ),
  );
}

function verdict(index: number): Prisma.Sql {
  return Prisma.raw(`agrees_${index}`);
}

function all(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.join([...parts], ' AND ');
}

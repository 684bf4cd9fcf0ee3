import { cachedRows } from '../../../database/changes/cached-rows.ts';
import {
  type Attribute as AttributeRow,
  type AttributeOption as OptionRow,
  Prisma,
} from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { itemTypeScope } from '../../pricing/own-item-types.ts';
import { listedItemTypes } from '../access.ts';
import { Attribute, AttributeOption } from './attribute.type.ts';

type CountedOption = { option: OptionRow; productCount: number };
/** An attribute with the options that have results. */
export type CountedAttribute = { attribute: AttributeRow; options: CountedOption[] };

const FilterOption = builder.objectRef<CountedOption>('FilterOption').implement({
  description: 'An option of a filter.',
  fields: (t) => ({
    option: t.field({ type: AttributeOption, description: 'The option.', resolve: ({ option }) => option }),
    productCount: t.exposeInt('productCount', { description: 'Shown products that offer it.' }),
  }),
});

/** An attribute for filtering lists. */
export const FilterAttribute = builder.objectRef<CountedAttribute>('FilterAttribute').implement({
  description: 'An attribute that lists can be filtered by.',
  fields: (t) => ({
    attribute: t.field({
      type: Attribute,
      description: 'The attribute.',
      resolve: ({ attribute }) => attribute,
    }),
    options: t.field({
      type: [FilterOption],
      description: 'Options that at least one product offers, in order.',
      resolve: ({ options }) => options,
    }),
  }),
});

builder.queryField('filterAttributes', (t) =>
  t.field({
    type: [FilterAttribute],
    description:
      'Attributes that products can be filtered by, with the options that match at least one product.',
    budget: 0,
    sample: ({ buyer }) => ({ as: buyer, args: {} }),
    args: {
      categoryId: t.arg.int({ description: 'Among the products of this category and below (integer id).' }),
      categoryCode: t.arg.string({ description: 'The same, by code.' }),
      itemGroupId: t.arg.int({ description: 'Among the products of this group (integer id).' }),
    },
    resolve: (_root, args, context) =>
      cachedRows(context, ['filterAttributes', args, itemTypeScope(context.viewer)], () =>
        filterAttributes(context, args),
      ),
  }),
);

async function filterAttributes(context: Context, among: Among): Promise<CountedAttribute[]> {
  const counts = await countOptions(context, among);
  const attributes = await context.db.attribute.findMany({
    where: { showInProductCatalog: true },
    include: { options: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] } },
    orderBy: [{ rank: 'asc' }, { id: 'asc' }],
  });
  return attributes
    .map(({ options, ...attribute }) => ({
      attribute,
      options: options.flatMap((option) => {
        const productCount = counts.get(option.id);
        return productCount === undefined ? [] : [{ option, productCount }];
      }),
    }))
    .filter(({ options }) => options.length > 0);
}

type Among = { categoryId?: number | null; categoryCode?: string | null; itemGroupId?: number | null };

async function countOptions(
  { db, viewer }: Context,
  { categoryId = null, categoryCode = null, itemGroupId = null }: Among,
): Promise<ReadonlyMap<number, number>> {
  const code = categoryCode === null ? null : (codeOf(categoryCode) ?? '');
  const inCategory =
    categoryId === null && code === null
      ? Prisma.empty
      : Prisma.sql`AND EXISTS (SELECT FROM "CategoryItem" item JOIN below ON below.id = item."categoryId"
          WHERE item."itemTypeId" = piece.id)`;
  const inGroup = itemGroupId === null ? Prisma.empty : Prisma.sql`AND piece."itemGroupId" = ${itemGroupId}`;
  const rows = await db.$queryRaw<{ optionId: number; count: number }[]>(Prisma.sql`
    WITH RECURSIVE below AS (
      SELECT id FROM "ProductCategory"
      WHERE (${categoryId}::int IS NULL OR id = ${categoryId}::int) AND (${code}::text IS NULL OR code = ${code}::text)
      UNION SELECT child.id FROM below JOIN "ProductCategory" child ON child."parentId" = below.id
    )
    SELECT offered."optionId", count(DISTINCT piece.id)::int AS count
    FROM "ItemTypeAttributeOption" offered
    JOIN "ItemTypeAttribute" offer ON offer.id = offered."itemTypeAttributeId"
    JOIN "ItemType" piece ON piece.id = offer."itemTypeId"
    WHERE ${whereSql('ItemType', listedItemTypes(viewer), 'piece')} ${inCategory} ${inGroup}
    GROUP BY offered."optionId"`);
  return new Map(rows.map(({ optionId, count }) => [optionId, count]));
}

import { z } from 'zod';
import type {
  RestCategoryDetailQuery,
  RestCategoryFragment,
  RestFilterAttributesQuery,
} from '../../gql/graphql.ts';
import { named, namedSchema } from '../named.ts';
import { count, id } from '../values.ts';
import { component } from './component.ts';

/** [id, name, code, rank, description, parentID, images]. */
export function categoryAnswer(category: RestCategoryFragment) {
  return {
    ...named(category),
    rank: category.rank,
    description: category.description,
    parentID: category.parent?.databaseId ?? null,
    images: category.images.map(({ kind, url }) => ({ type: kind.toLowerCase(), fileUrl: url })),
    imageUrl: category.imageUrl,
    productCount: category.productCount,
  };
}

/** A category with its names in both languages, its children and its ancestors. */
export function categoryDetailAnswer(category: NonNullable<RestCategoryDetailQuery['productCategory']>) {
  const { nameEn, nameFr, children, breadcrumb, ...rest } = category;
  return {
    ...categoryAnswer(rest),
    nameEn,
    nameFr,
    children: children.map(categoryAnswer),
    breadcrumb: breadcrumb.map(named),
  };
}

/** An attribute that filters a product list, with its options that have products. */
export function filterAttributeAnswer({
  attribute,
  options,
}: RestFilterAttributesQuery['filterAttributes'][number]) {
  return {
    ...named(attribute),
    kind: attribute.kind,
    showInProductCatalog: attribute.showInProductCatalog,
    values: options.map(({ option, productCount }) => ({ ...named(option), productCount })),
  };
}

/** A category. */
export const categorySchema = component<ReturnType<typeof categoryAnswer>>()(
  'Category',
  'A category of the catalogue.',
  namedSchema.extend({
    rank: z.int32(),
    description: z.string(),
    parentID: id.nullable(),
    images: z
      .array(z.strictObject({ type: z.string(), fileUrl: z.string() }))
      .describe('large (drawn if there is none), and small, title1 and title2 if uploaded.'),
    imageUrl: z.string(),
    productCount: count.describe('Includes its subcategories.'),
  }),
);

/** A category with its place in the tree. */
export const categoryDetailSchema = component<ReturnType<typeof categoryDetailAnswer>>()(
  'CategoryDetail',
  'A category with its children and its ancestors.',
  categorySchema.extend({
    nameEn: z.string(),
    nameFr: z.string(),
    children: z.array(categorySchema),
    breadcrumb: z.array(namedSchema),
  }),
);

/** An attribute that filters a product list. */
export const filterAttributeSchema = component<ReturnType<typeof filterAttributeAnswer>>()(
  'FilterAttribute',
  'An attribute that a product list can be filtered by.',
  namedSchema.extend({
    kind: z.string(),
    showInProductCatalog: z.boolean(),
    values: z.array(namedSchema.extend({ productCount: count })),
  }),
);

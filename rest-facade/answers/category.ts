import type {
  RestCategoryDetailQuery,
  RestCategoryFragment,
  RestFilterAttributesQuery,
} from '../gql/graphql.ts';
import { named } from './named.ts';

/** [id, name, code, rank, description, parentID, images]. */
export function categoryAnswer(category: RestCategoryFragment) {
  return {
    ...named(category),
    rank: category.rank,
    description: category.description,
    parentID: category.parent?.databaseId ?? null,
    images: [{ type: 'large', fileUrl: category.imageUrl }],
    imageUrl: category.imageUrl,
    productCount: category.productCount,
  };
}

/** A category with its names in both languages, its children and the way to it. */
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

/** An attribute by which a product list can be narrowed, with its options that have products. */
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

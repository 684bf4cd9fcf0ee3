import { amount } from '../amounts.ts';
import type {
  RestProductAttributeFragment,
  RestProductQuery,
  RestProductSummaryFragment,
  RestVariantFragment,
} from '../gql/graphql.ts';
import { named } from './named.ts';

/** A product in a list. `price` is the list price, the least that the product can cost; null: on request. */
export function productSummaryAnswer(product: RestProductSummaryFragment) {
  return {
    ...named(product),
    description: product.description,
    price: amount(product.listPrice),
    currency: product.currency,
    pricingMode: product.pricingMode,
    quoteRequired: product.quoteRequired,
    requiresProof: product.requiresProof,
    leadDays: product.leadDays,
    isFeatured: product.featured,
    itemGroupID: product.itemGroup.databaseId,
    itemGroup: named(product.itemGroup),
    categories: product.categories.map(named),
    imageUrl: product.imageUrl,
    productImageURLs: [product.imageUrl],
  };
}

/** An attribute of a product and the values that it may take. */
export function attributeAnswer({
  attribute,
  required,
  defaultOption,
  options,
}: RestProductAttributeFragment) {
  return {
    ...named(attribute),
    kind: attribute.kind,
    required,
    maxLength: attribute.maxLength,
    showInProductCatalog: attribute.showInProductCatalog,
    defaultValueId: defaultOption?.databaseId ?? null,
    // A text is written, not chosen.
    values: attribute.kind === 'TEXT' ? [] : options.map(named),
  };
}

/** A variant of a product. */
export function variantAnswer(variant: RestVariantFragment) {
  return {
    ...named(variant),
    metalId: variant.alloy.databaseId,
    metal: named(variant.alloy),
    size: amount(variant.size),
    attributeValues: variant.options.map(named),
    price: amount(variant.price),
  };
}

/** GET /itemtypes/:id; sub-items and variants are empty when the query string leaves them out. */
export function productAnswer(product: NonNullable<RestProductQuery['product']>) {
  const { sizeRange } = product;
  return {
    ...productSummaryAnswer(product),
    nameEn: product.nameEn,
    nameFr: product.nameFr,
    images: product.images,
    productImageURLs: product.images.map(({ url }) => url),
    metals: product.alloys.map(({ alloy, isDefault }) => ({
      ...named(alloy),
      colour: alloy.colour,
      mark: alloy.mark,
      fineness: amount(alloy.fineness),
      isDefault,
    })),
    attributes: product.attributes.map(attributeAnswer),
    sizeRange: sizeRange
      ? {
          min: amount(sizeRange.min),
          max: amount(sizeRange.max),
          reference: amount(sizeRange.reference),
          sizes: sizeRange.sizes.map((size) => ({ ...size, us: amount(size.us) })),
        }
      : null,
    stones: product.stones.map((stone) => ({ ...stone, caratEach: amount(stone.caratEach) })),
    subItems: (product.subItems ?? []).map(({ itemType, quantity }) => ({
      itemTypeID: itemType.databaseId,
      code: itemType.code,
      name: itemType.name,
      quantity,
      imageUrl: itemType.imageUrl,
      attributes: (itemType.attributes ?? []).map(attributeAnswer),
    })),
    variants: (product.variants ?? []).map(variantAnswer),
    version: product.version,
  };
}

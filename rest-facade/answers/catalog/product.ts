import { z } from 'zod';
import type { RestProductQuery, RestProductSummaryFragment } from '../../gql/graphql.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema, ringSize } from '../named.ts';
import { count, currency, entityType, id, listPrice } from '../values.ts';
import { component } from './component.ts';
import { attributeAnswer, attributeSchema, variantAnswer, variantSchema } from './product-parts.ts';

/** A product in a list. `price` is the requested list price, the lowest price of the product; null: on request. */
export function productSummaryAnswer(product: RestProductSummaryFragment & { listPrice: string | null }) {
  return {
    ...named(product),
    entityTypeID: ENTITY_TYPES.ITEM_TYPE,
    description: product.description,
    price: amount(product.listPrice),
    currency: product.currency,
    pricingMode: product.pricingMode,
    quoteRequired: product.quoteRequired,
    requiresProof: product.requiresProof,
    isStock: product.isStock,
    leadDays: product.leadDays,
    isFeatured: product.featured,
    itemGroupID: product.itemGroup.databaseId,
    itemGroup: named(product.itemGroup),
    categories: product.categories.map(named),
    imageUrl: product.imageUrl,
    productImageURLs: [product.imageUrl],
  };
}

/** GET /itemtypes/:id. Sub-items and variants are empty if the query string excludes them. */
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

/** A product in a list. */
export const productSummarySchema = component<ReturnType<typeof productSummaryAnswer>>()(
  'ProductSummary',
  'A product in a list.',
  namedSchema.extend({
    entityTypeID: entityType('ITEM_TYPE'),
    description: z.string(),
    price: listPrice,
    currency,
    pricingMode: z.string(),
    quoteRequired: z.boolean(),
    requiresProof: z.boolean().describe('The customer must approve a proof before work begins.'),
    isStock: z.boolean().describe('Ships when the order is confirmed, without a job.'),
    leadDays: count,
    isFeatured: z.boolean(),
    itemGroupID: id,
    itemGroup: namedSchema,
    categories: z.array(namedSchema),
    imageUrl: z.string(),
    productImageURLs: z.array(z.string()),
  }),
);

const image = z.strictObject({
  url: z.string(),
  thumbnailUrl: z.string(),
  alt: z.string(),
  width: count,
  height: count,
  rank: z.int32(),
});

const stone = z.strictObject({
  position: z.string(),
  gem: z.string(),
  shape: z.string(),
  quality: z.string(),
  caratEach: z.number(),
  count,
  settingType: z.string(),
});

/** A product with all data of its page. */
export const productSchema = component<ReturnType<typeof productAnswer>>()(
  'Product',
  'A product with all its details.',
  productSummarySchema.extend({
    nameEn: z.string(),
    nameFr: z.string(),
    images: z.array(image),
    metals: z.array(
      namedSchema.extend({
        colour: z.string(),
        mark: z.string(),
        fineness: z.number(),
        isDefault: z.boolean(),
      }),
    ),
    attributes: z.array(attributeSchema),
    sizeRange: z
      .strictObject({
        min: z.number(),
        max: z.number(),
        reference: z.number().describe('The weighed size, which is the default.'),
        sizes: z.array(ringSize.extend({ us: z.number() })),
      })
      .nullable()
      .describe('Null for a piece without sizes.'),
    stones: z.array(stone),
    subItems: z.array(
      z.strictObject({
        itemTypeID: id,
        code: z.string(),
        name: z.string(),
        quantity: count,
        imageUrl: z.string(),
        attributes: z.array(attributeSchema),
      }),
    ),
    variants: z.array(variantSchema),
    version: z.int32(),
  }),
);

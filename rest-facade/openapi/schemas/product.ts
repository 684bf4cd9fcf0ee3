import { z } from 'zod';
import type { alloyAnswer } from '../../answers/alloy.ts';
import type {
  attributeAnswer,
  productAnswer,
  productSummaryAnswer,
  variantAnswer,
} from '../../answers/product.ts';
import { component } from '../component.ts';
import { namedSchema, ringSize } from './named.ts';
import { count, currency, id, money } from './values.ts';

const listPrice = money.nullable().describe('The least that it can cost, at list terms; null: on request.');

/** A product in a list. */
export const productSummarySchema = component<ReturnType<typeof productSummaryAnswer>>()(
  'ProductSummary',
  'A product in a list.',
  namedSchema.extend({
    description: z.string(),
    price: listPrice,
    currency,
    pricingMode: z.string(),
    quoteRequired: z.boolean(),
    requiresProof: z.boolean().describe('The customer approves a proof before the work begins.'),
    leadDays: count,
    isFeatured: z.boolean(),
    itemGroupID: id,
    itemGroup: namedSchema,
    categories: z.array(namedSchema),
    imageUrl: z.string(),
    productImageURLs: z.array(z.string()),
  }),
);

/** An attribute of a product. */
export const attributeSchema = component<ReturnType<typeof attributeAnswer>>()(
  'ProductAttribute',
  'An attribute of a product and the values that it may take.',
  namedSchema.extend({
    kind: z.string(),
    required: z.boolean(),
    maxLength: count.nullable(),
    showInProductCatalog: z.boolean(),
    defaultValueId: id.nullable(),
    values: z.array(namedSchema).describe('Empty for a text.'),
  }),
);

/** A variant of a product. */
export const variantSchema = component<ReturnType<typeof variantAnswer>>()(
  'Variant',
  'A product in one of its usual configurations.',
  namedSchema.extend({
    metalId: id,
    metal: namedSchema,
    size: z.number().nullable(),
    attributeValues: z.array(namedSchema),
    price: listPrice,
  }),
);

/** A metal in the catalogue. */
export const alloySchema = component<ReturnType<typeof alloyAnswer>>()(
  'Metal',
  'A metal to choose from.',
  namedSchema.extend({
    colour: z.string(),
    mark: z.string(),
    fineness: z.number().describe('Part of pure metal, 0 to 1.'),
    rank: z.int32(),
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

/** A product with everything that its page needs. */
export const productSchema = component<ReturnType<typeof productAnswer>>()(
  'Product',
  'A product with everything that its page needs.',
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
        reference: z.number().describe('Size that was weighed: the one to start from.'),
        sizes: z.array(ringSize.extend({ us: z.number() })),
      })
      .nullable()
      .describe('Null: the piece has no sizes.'),
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

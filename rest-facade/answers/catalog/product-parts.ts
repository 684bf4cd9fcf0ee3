import { z } from 'zod';
import type { RestProductAttributeFragment, RestVariantFragment } from '../../gql/graphql.ts';
import { amount } from '../money/amounts.ts';
import { named, namedSchema } from '../named.ts';
import { count, id, listPrice } from '../values.ts';
import { component } from './component.ts';

/** An attribute of a product and its possible values. */
export function attributeAnswer({
  attribute,
  required,
  defaultOption,
  numberRange,
  options,
}: RestProductAttributeFragment) {
  return {
    ...named(attribute),
    kind: attribute.kind,
    required,
    maxLength: attribute.maxLength,
    unit: attribute.unit,
    minimum: amount(numberRange?.min),
    maximum: amount(numberRange?.max),
    step: amount(numberRange?.step),
    defaultNumber: amount(numberRange?.standard),
    showInProductCatalog: attribute.showInProductCatalog,
    defaultValueId: defaultOption?.databaseId ?? null,
    // A text is entered, not chosen.
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

/** An attribute of a product. */
export const attributeSchema = component<ReturnType<typeof attributeAnswer>>()(
  'ProductAttribute',
  'An attribute of a product with its values.',
  namedSchema.extend({
    kind: z.string(),
    required: z.boolean(),
    maxLength: count.nullable(),
    unit: z.string().nullable().describe('Unit of a NUMBER, e.g. `cm`.'),
    minimum: z
      .number()
      .nullable()
      .describe('Minimum of a NUMBER; like the next three fields, null for other kinds.'),
    maximum: z.number().nullable(),
    step: z.number().nullable().describe('Step between values, counted from the minimum.'),
    defaultNumber: z.number().nullable().describe('Default of a NUMBER; null if it is required.'),
    showInProductCatalog: z.boolean(),
    defaultValueId: id.nullable(),
    values: z.array(namedSchema).describe('Empty for a text.'),
  }),
);

/** A variant of a product. */
export const variantSchema = component<ReturnType<typeof variantAnswer>>()(
  'Variant',
  'A predefined configuration of a product.',
  namedSchema.extend({
    metalId: id,
    metal: namedSchema,
    size: z.number().nullable(),
    attributeValues: z.array(namedSchema),
    price: listPrice,
  }),
);

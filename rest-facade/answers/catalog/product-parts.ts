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
  'An attribute of a product and the values that it may take.',
  namedSchema.extend({
    kind: z.string(),
    required: z.boolean(),
    maxLength: count.nullable(),
    unit: z.string().nullable().describe('Of a NUMBER, e.g. `cm`.'),
    minimum: z
      .number()
      .nullable()
      .describe('The least that a NUMBER takes; null for other kinds, as the next three.'),
    maximum: z.number().nullable(),
    step: z.number().nullable().describe('Step between values, counted from the minimum.'),
    defaultNumber: z.number().nullable().describe('Taken where a NUMBER is not said; null: it has to be.'),
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

import { z } from 'zod';
import type { categoryAnswer, categoryDetailAnswer, filterAttributeAnswer } from '../../answers/category.ts';
import { component } from '../component.ts';
import { namedSchema } from './named.ts';
import { count, id } from './values.ts';

/** A category. */
export const categorySchema = component<ReturnType<typeof categoryAnswer>>()(
  'Category',
  'A category of the catalogue.',
  namedSchema.extend({
    rank: z.int32(),
    description: z.string(),
    parentID: id.nullable(),
    images: z.array(z.strictObject({ type: z.string(), fileUrl: z.string() })),
    imageUrl: z.string(),
    productCount: count.describe('With those of its children.'),
  }),
);

/** A category with its place in the tree. */
export const categoryDetailSchema = component<ReturnType<typeof categoryDetailAnswer>>()(
  'CategoryDetail',
  'A category with its children and the way to it.',
  categorySchema.extend({
    nameEn: z.string(),
    nameFr: z.string(),
    children: z.array(categorySchema),
    breadcrumb: z.array(namedSchema),
  }),
);

/** An attribute that narrows a product list. */
export const filterAttributeSchema = component<ReturnType<typeof filterAttributeAnswer>>()(
  'FilterAttribute',
  'An attribute by which a product list can be narrowed.',
  namedSchema.extend({
    kind: z.string(),
    showInProductCatalog: z.boolean(),
    values: z.array(namedSchema.extend({ productCount: count })),
  }),
);

import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { categoryDetailSchema, categorySchema, filterAttributeSchema } from '../schemas/category.ts';
import { pageOf } from '../schemas/envelope.ts';
import { alloySchema, attributeSchema, productSchema, productSummarySchema } from '../schemas/product.ts';
import { id } from '../schemas/values.ts';

const sort = {
  sortBy: z.string().optional().describe('rank, name, price or newest; the catalogue’s own order without.'),
  sortDesc: z.boolean().optional(),
};
const category = { id: 'Category.' };
const product = { id: 'Product.' };

/** Categories and products. */
export const catalogCalls: CallDescriptions = {
  'GET /ProductCategories': {
    summary: 'Categories',
    query: z.object({
      getOnlyParent: z.boolean().optional().describe('Only those without a parent.'),
      ignoreSettingUsersCanOnlyViewTheirItemTypes: z.boolean().optional().describe('Changes nothing.'),
    }),
    answer: z.array(categorySchema),
  },
  'GET /ProductCategories/childProductCatalogs/:id': {
    summary: 'Children of a category',
    path: category,
    answer: z.array(categorySchema),
  },
  'GET /productCategories/categoryCode/:code': {
    summary: 'A category by its code',
    path: { code: 'Code of the category.' },
    answer: categoryDetailSchema,
  },
  'GET /productCategories/:id': { summary: 'A category', path: category, answer: categoryDetailSchema },
  'GET /productCategories/filterAttributes': {
    summary: 'What narrows a product list',
    query: z.object({ itemGroupID: id.optional() }),
    answer: z.array(filterAttributeSchema),
  },
  'GET /productCategories/filterAttributesByCategory': {
    summary: 'What narrows the products of a category',
    query: z.object({ categoryID: id }),
    answer: z.array(filterAttributeSchema),
    statuses: [404],
  },
  'GET /ProductCategories/categoryItems/:id': {
    summary: 'All products of a category',
    path: category,
    answer: z.strictObject({ items: z.array(productSummarySchema) }),
  },
  'GET /ProductCategories/RetailProducts': {
    summary: 'Products, a page at a time',
    query: z.object({ FeaturedProductOnPortal: z.boolean().optional(), ...sort }),
    answer: pageOf(productSummarySchema),
  },
  'GET /productCategories/products': {
    summary: 'Products by category, attributes, metal, price and words',
    query: z.object({
      categoryId: id.optional(),
      categoryCode: z.string().optional(),
      itemGroupID: id.optional(),
      itemGroupCode: z.string().optional(),
      alloyIds: z.array(id).optional(),
      metalIds: z.array(id).optional().describe('The same as `alloyIds`.'),
      minPrice: z.number().optional(),
      maxPrice: z.number().optional(),
      featured: z.boolean().optional(),
      search: z.string().optional(),
      attributeFilterStr: z.string().optional().describe('`attribute:option,option;attribute:option`'),
      filters: z.string().optional().describe('The same names as a JSON object.'),
      ...sort,
    }),
    answer: pageOf(productSummarySchema),
  },
  'GET /itemtypes/:id': {
    summary: 'A product with its attributes, sub-items and variants',
    path: product,
    query: z.object({
      includesubitems: z.boolean().optional(),
      includevariants: z.boolean().optional(),
      includesubItemattributes: z.boolean().optional(),
    }),
    answer: productSchema,
  },
  'GET /itemtypes/:id/customattributevalues': {
    summary: 'Attributes of a product and the values that they may take',
    path: product,
    answer: z.array(attributeSchema),
  },
  'GET /ItemTypes/ShownInCatalog': { summary: 'All products', answer: z.array(productSummarySchema) },
  'GET /ItemTypes/get-item-types-by-group-code/:code': {
    summary: 'Products of an item group',
    path: { code: 'Code of the item group, in any case.' },
    answer: z.array(productSummarySchema),
  },
  'GET /ItemTypes/CanBeAddedToCategory': {
    summary: 'Products that may be put into a category',
    answer: z.array(productSummarySchema),
  },
  'GET /Metals/ShownInCatalog': { summary: 'Metals to choose from', answer: z.array(alloySchema) },
};

import { z } from 'zod';
import {
  categoryAnswer,
  categoryDetailAnswer,
  categoryDetailSchema,
  categorySchema,
  filterAttributeAnswer,
  filterAttributeSchema,
} from '../answers/catalog/category.ts';
import { productSummaryAnswer, productSummarySchema } from '../answers/catalog/product.ts';
import { allNodes } from '../graphql/all-pages.ts';
import { requireFound } from '../graphql/result.ts';
import { flag, recordId, text } from '../input/fields.ts';
import { pathId } from '../input/ids.ts';
import {
  RestCategories,
  RestCategoryDetail,
  RestChildCategories,
  RestFilterAttributes,
  RestFilterAttributesByCategory,
} from '../operations/catalog/categories.ts';
import { RestProducts } from '../operations/catalog/products.ts';
import { bare, envelope, restRoute, restSteps } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

const params = { id: pathId('Category.') };

/** Categories and product list filters. */
export const categoryRoutes = [
  restSteps({
    method: 'get',
    path: '/ProductCategories',
    isPublic: true,
    summary: 'Categories',
    sample: nothing,
    query: {
      getOnlyParent: flag.optional().describe('Only those without a parent.'),
      ignoreSettingUsersCanOnlyViewTheirItemTypes: flag
        .optional()
        .describe(
          'For staff acting for a customer: includes all categories, even if users see only their own item types. Ignored for portal users.',
        ),
    },
    answer: z.array(categorySchema),
    handle: async ({ query, run }) => {
      const filter = {
        onlyRoots: query.getOnlyParent ?? null,
        ownItemTypesOnly: !query.ignoreSettingUsersCanOnlyViewTheirItemTypes,
      };
      const categories = await allNodes(
        async (page) => (await run(RestCategories, { filter, ...page })).connection,
      );
      return bare(categories.map(categoryAnswer));
    },
  }),
  restRoute({
    method: 'get',
    path: '/ProductCategories/childProductCatalogs/:id',
    isPublic: true,
    summary: 'Children of a category',
    sample: ({ category }) => ({ params: { id: category.id } }),
    params,
    answer: z.array(categorySchema),
    document: RestChildCategories,
    variables: ({ params: { id } }) => ({ databaseId: id }),
    respond: ({ productCategory }) => envelope(requireFound(productCategory).children.map(categoryAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/categoryCode/:code',
    isPublic: true,
    summary: 'A category by its code',
    sample: ({ category }) => ({ params: { code: category.code } }),
    params: { code: text.describe('Code of the category.') },
    answer: categoryDetailSchema,
    document: RestCategoryDetail,
    variables: ({ params: { code } }) => ({ code }),
    respond: ({ productCategory }) => bare(categoryDetailAnswer(requireFound(productCategory))),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/:id',
    isPublic: true,
    summary: 'A category',
    sample: ({ category }) => ({ params: { id: category.id } }),
    params,
    answer: categoryDetailSchema,
    document: RestCategoryDetail,
    variables: ({ params: { id } }) => ({ databaseId: id }),
    respond: ({ productCategory }) => bare(categoryDetailAnswer(requireFound(productCategory))),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/filterAttributes',
    isPublic: true,
    summary: 'Filters of a product list',
    sample: nothing,
    query: { itemGroupID: recordId.optional() },
    answer: z.array(filterAttributeSchema),
    document: RestFilterAttributes,
    variables: ({ query }) => ({ itemGroupId: query.itemGroupID ?? null }),
    respond: ({ filterAttributes }) => envelope(filterAttributes.map(filterAttributeAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/filterAttributesByCategory',
    isPublic: true,
    summary: 'Filters of the products of a category',
    sample: ({ category }) => ({ query: { categoryID: category.id } }),
    query: { categoryID: recordId },
    answer: z.array(filterAttributeSchema),
    statuses: [404],
    document: RestFilterAttributesByCategory,
    variables: ({ query }) => ({ categoryId: query.categoryID }),
    respond: ({ productCategory, filterAttributes }) => {
      requireFound(productCategory);
      return envelope(filterAttributes.map(filterAttributeAnswer));
    },
  }),
  restSteps({
    method: 'get',
    path: '/ProductCategories/categoryItems/:id',
    isPublic: true,
    summary: 'All products of a category',
    sample: ({ category }) => ({ params: { id: category.id } }),
    params,
    answer: z.strictObject({ items: z.array(productSummarySchema) }),
    handle: async ({ params: { id: categoryId }, run }) => {
      requireFound((await run(RestChildCategories, { databaseId: categoryId })).productCategory);
      const products = await allNodes(
        async (page) => (await run(RestProducts, { filter: { categoryId }, ...page })).connection,
      );
      return bare({ items: products.map(productSummaryAnswer) });
    },
  }),
];

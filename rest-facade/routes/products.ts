import { z } from 'zod';
import {
  productAnswer,
  productSchema,
  productSummaryAnswer,
  productSummarySchema,
} from '../answers/catalog/product.ts';
import { attributeAnswer, attributeSchema } from '../answers/catalog/product-parts.ts';
import { pageAnswer, pageSchema } from '../answers/page.ts';
import type { ProductFilter } from '../gql/graphql.ts';
import { allNodes } from '../graphql/all-pages.ts';
import { requireFound } from '../graphql/result.ts';
import { flag, recordId, text } from '../input/fields.ts';
import { pathId } from '../input/ids.ts';
import { productFilterOf, productListQuery, productOrderOf, productSort } from '../input/product-list.ts';
import {
  RestItemGroups,
  RestProduct,
  RestProductAttributes,
  RestProducts,
} from '../operations/catalog/products.ts';
import { bare, envelope, type Run, restRoute, restSteps } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

const params = { id: pathId('Product.') };
const products = z.array(productSummarySchema);

/** Products and item types. */
export const productRoutes = [
  restRoute({
    method: 'get',
    path: '/ProductCategories/RetailProducts',
    isPublic: true,
    summary: 'Products, by page',
    sample: nothing,
    otherSamples: () => [{ query: { sortBy: 'name', sortDesc: true } }],
    query: { FeaturedProductOnPortal: flag.optional(), ...productSort },
    pageBase: 1,
    answer: pageSchema(productSummarySchema),
    document: RestProducts,
    variables: ({ query, page }) => ({
      filter: { featured: query.FeaturedProductOnPortal || null },
      orderBy: productOrderOf(query),
      first: page.first,
      skip: page.skip,
    }),
    respond: ({ connection }) => bare(pageAnswer(connection, productSummaryAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/products',
    isPublic: true,
    summary: 'Products by category, attributes, metal, price and search text',
    sample: nothing,
    query: productListQuery,
    pageBase: 1,
    answer: pageSchema(productSummarySchema),
    document: RestProducts,
    variables: ({ query, page }) => {
      const filter = productFilterOf(query);
      const { alloyIds = null } = filter;
      return { filter, alloyIds, orderBy: productOrderOf(query), first: page.first, skip: page.skip };
    },
    respond: ({ connection }) => bare(pageAnswer(connection, productSummaryAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/itemtypes/:id',
    isPublic: true,
    summary: 'A product with its attributes, sub-items and variants',
    sample: ({ product }) => ({ params: { id: product.id } }),
    params,
    query: {
      includesubitems: flag.optional(),
      includevariants: flag.optional(),
      includesubItemattributes: flag.optional(),
    },
    answer: productSchema,
    document: RestProduct,
    variables: ({ params: { id }, query }) => ({
      databaseId: id,
      includeSubItems: query.includesubitems ?? true,
      includeVariants: query.includevariants ?? true,
      includeSubItemAttributes: query.includesubItemattributes ?? true,
    }),
    respond: ({ product }) => bare(productAnswer(requireFound(product))),
  }),
  restRoute({
    method: 'get',
    path: '/itemtypes/:id/customattributevalues',
    isPublic: true,
    summary: 'Attributes of a product with their values',
    sample: ({ product }) => ({ params: { id: product.id } }),
    params,
    answer: z.array(attributeSchema),
    document: RestProductAttributes,
    variables: ({ params: { id } }) => ({ databaseId: id }),
    respond: ({ product }) => envelope(requireFound(product).attributes.map(attributeAnswer)),
  }),
  restSteps({
    method: 'get',
    path: '/ItemTypes/ShownInCatalog',
    isPublic: true,
    summary: 'All products',
    sample: nothing,
    answer: products,
    handle: async ({ run }) => envelope(await allProducts(run, {})),
  }),
  restSteps({
    method: 'get',
    path: '/ItemTypes/get-item-types-by-group-code/:code',
    isPublic: true,
    summary: 'Products of an item group',
    sample: ({ itemGroupCode }) => ({ params: { code: itemGroupCode } }),
    params: { code: text.describe('Code of the item group, in any case.') },
    answer: products,
    handle: async ({ params: { code }, run }) => {
      const { itemGroups } = await run(RestItemGroups, {});
      const group = requireFound(itemGroups.find((one) => one.code.toLowerCase() === code.toLowerCase()));
      return envelope(await allProducts(run, { itemGroupId: group.databaseId }));
    },
  }),
  restSteps({
    method: 'get',
    path: '/ItemTypes/CanBeAddedToCategory',
    summary: 'Products that can be added to a category',
    sample: nothing,
    otherSamples: ({ category }) => [{ query: { categoryId: category.id } }],
    query: {
      categoryId: recordId.optional().describe('Excludes products that are already in this category.'),
    },
    answer: products,
    handle: async ({ query, run }) =>
      envelope(await allProducts(run, { isPartOnly: false, addableToCategoryId: query.categoryId ?? null })),
  }),
];

async function allProducts(run: Run, filter: ProductFilter) {
  const all = await allNodes(async (page) => (await run(RestProducts, { filter, ...page })).connection);
  return all.map(productSummaryAnswer);
}

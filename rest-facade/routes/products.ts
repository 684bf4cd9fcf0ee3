import { allNodes } from '../all-pages.ts';
import { attributeAnswer, productAnswer, productSummaryAnswer } from '../answers/product.ts';
import type { ProductFilter } from '../gql/graphql.ts';
import { pathId } from '../ids.ts';
import { RestItemGroups, RestProduct, RestProductAttributes, RestProducts } from '../operations/products.ts';
import { productFilterOf, productOrderOf } from '../product-list.ts';
import { found } from '../result.ts';
import { type Answer, bare, envelope, paged, type RestRequest, restRoute, restSteps } from '../route.ts';

/** Products and item types. */
export const productRoutes = [
  restRoute({
    method: 'get',
    path: '/ProductCategories/RetailProducts',
    isPublic: true,
    pageBase: 1,
    document: RestProducts,
    variables: ({ query, page }) => ({
      filter: { featured: query.flag('FeaturedProductOnPortal') || null },
      orderBy: productOrderOf(query),
      first: page.first,
      skip: page.skip,
    }),
    respond: ({ connection }) =>
      paged(
        connection.edges.map(({ node }) => productSummaryAnswer(node)),
        connection.totalCount,
      ),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/products',
    isPublic: true,
    pageBase: 1,
    document: RestProducts,
    variables: ({ query, page }) => ({
      filter: productFilterOf(query),
      orderBy: productOrderOf(query),
      first: page.first,
      skip: page.skip,
    }),
    respond: ({ connection }) =>
      paged(
        connection.edges.map(({ node }) => productSummaryAnswer(node)),
        connection.totalCount,
      ),
  }),
  restRoute({
    method: 'get',
    path: '/itemtypes/:id',
    isPublic: true,
    document: RestProduct,
    variables: ({ params, query }) => ({
      databaseId: pathId(params.id),
      includeSubItems: query.flag('includesubitems') ?? true,
      includeVariants: query.flag('includevariants') ?? true,
      includeSubItemAttributes: query.flag('includesubItemattributes') ?? true,
    }),
    respond: ({ product }) => bare(productAnswer(found(product))),
  }),
  restRoute({
    method: 'get',
    path: '/itemtypes/:id/customattributevalues',
    isPublic: true,
    document: RestProductAttributes,
    variables: ({ params }) => ({ databaseId: pathId(params.id) }),
    respond: ({ product }) => envelope(found(product).attributes.map(attributeAnswer)),
  }),
  restSteps({
    method: 'get',
    path: '/ItemTypes/ShownInCatalog',
    isPublic: true,
    handle: async (request) => envelope(await allProducts(request, {})),
  }),
  restSteps({
    method: 'get',
    path: '/ItemTypes/get-item-types-by-group-code/:code',
    isPublic: true,
    handle: itemTypesOfGroup,
  }),
  restSteps({
    method: 'get',
    path: '/ItemTypes/CanBeAddedToCategory',
    // A piece may stand in any number of categories, so every one qualifies.
    handle: async (request) => envelope(await allProducts(request, {})),
  }),
];

async function itemTypesOfGroup(request: RestRequest): Promise<Answer> {
  const { itemGroups } = await request.run(RestItemGroups, {});
  const code = request.params.code?.toLowerCase();
  const group = found(itemGroups.find((one) => one.code.toLowerCase() === code));
  return envelope(await allProducts(request, { itemGroupId: group.databaseId }));
}

async function allProducts({ run }: RestRequest, filter: ProductFilter) {
  const products = await allNodes(async (page) => (await run(RestProducts, { filter, ...page })).connection);
  return products.map(productSummaryAnswer);
}

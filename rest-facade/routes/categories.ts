import { allNodes } from '../all-pages.ts';
import { categoryAnswer, categoryDetailAnswer, filterAttributeAnswer } from '../answers/category.ts';
import { productSummaryAnswer } from '../answers/product.ts';
import { pathId } from '../ids.ts';
import {
  RestCategories,
  RestCategoryDetail,
  RestChildCategories,
  RestFilterAttributes,
  RestFilterAttributesByCategory,
} from '../operations/categories.ts';
import { RestProducts } from '../operations/products.ts';
import { found } from '../result.ts';
import { type Answer, bare, envelope, type RestRequest, restRoute, restSteps } from '../route.ts';

/** Categories and what narrows a product list. */
export const categoryRoutes = [
  restSteps({ method: 'get', path: '/ProductCategories', isPublic: true, handle: listCategories }),
  restRoute({
    method: 'get',
    path: '/ProductCategories/childProductCatalogs/:id',
    isPublic: true,
    document: RestChildCategories,
    variables: ({ params }) => ({ databaseId: pathId(params.id) }),
    respond: ({ productCategory }) => envelope(found(productCategory).children.map(categoryAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/categoryCode/:code',
    isPublic: true,
    document: RestCategoryDetail,
    variables: ({ params }) => ({ code: params.code ?? '' }),
    respond: ({ productCategory }) => bare(categoryDetailAnswer(found(productCategory))),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/:id',
    isPublic: true,
    document: RestCategoryDetail,
    variables: ({ params }) => ({ databaseId: pathId(params.id) }),
    respond: ({ productCategory }) => bare(categoryDetailAnswer(found(productCategory))),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/filterAttributes',
    isPublic: true,
    document: RestFilterAttributes,
    variables: ({ query }) => ({ itemGroupId: query.integer('itemGroupID') ?? null }),
    respond: ({ filterAttributes }) => envelope(filterAttributes.map(filterAttributeAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/productCategories/filterAttributesByCategory',
    isPublic: true,
    document: RestFilterAttributesByCategory,
    variables: ({ query }) => ({ categoryId: query.requiredInteger('categoryID') }),
    respond: ({ productCategory, filterAttributes }) => {
      found(productCategory);
      return envelope(filterAttributes.map(filterAttributeAnswer));
    },
  }),
  restSteps({
    method: 'get',
    path: '/ProductCategories/categoryItems/:id',
    isPublic: true,
    handle: categoryItems,
  }),
];

/** Categories are the same for everybody, so the setting that the second flag ignores changes nothing. */
async function listCategories({ query, run }: RestRequest): Promise<Answer> {
  query.flag('ignoreSettingUsersCanOnlyViewTheirItemTypes');
  const filter = { onlyRoots: query.flag('getOnlyParent') ?? null };
  const categories = await allNodes(
    async (page) => (await run(RestCategories, { filter, ...page })).connection,
  );
  return bare(categories.map(categoryAnswer));
}

async function categoryItems({ params, run }: RestRequest): Promise<Answer> {
  const categoryId = pathId(params.id);
  found((await run(RestChildCategories, { databaseId: categoryId })).productCategory);
  const products = await allNodes(
    async (page) => (await run(RestProducts, { filter: { categoryId }, ...page })).connection,
  );
  return bare({ items: products.map(productSummaryAnswer) });
}

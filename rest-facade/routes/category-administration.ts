import { z } from 'zod';
import {
  categoryAnswer,
  categoryDetailAnswer,
  categoryDetailSchema,
  categorySchema,
} from '../answers/category.ts';
import { refusal } from '../answers/envelope.ts';
import { id } from '../answers/values.ts';
import { requireCategoryKeeper } from '../graphql/caller.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { integer, listOf, optional, recordId, text } from '../input/fields.ts';
import { pathId } from '../input/ids.ts';
import { record } from '../input/parse.ts';
import { RestChildCategories } from '../operations/categories.ts';
import {
  RestAddItemTypesToCategory,
  RestDeleteCategories,
  RestRemoveItemTypesFromCategory,
  RestSaveCategory,
} from '../operations/category-administration.ts';
import { envelope, restRoute, restSteps } from '../route/route.ts';
import type { Sample } from '../route/sample.ts';

const params = { id: pathId('Category.') };

/** Forms have no null: an empty field asks for the top of the tree, as 0 does. */
const parentId = z.preprocess((value) => (value === '' ? 0 : value), recordId);

const category = {
  name: text.describe('English name.'),
  code: text.describe('Letters, digits, `_` and `-`; unique.'),
  parentId: optional(parentId).describe('The category above it; 0 or empty: none.'),
};

const CATEGORY_FIELDS = {
  nameEn: 'name',
  descriptionEn: 'description',
  'itemTypeIds.*': 'items.*',
  itemTypeIds: 'items',
};

const itemTypeIds = listOf(recordId).describe('Ids of item types; the bare list does as well.');

const ofItemType: Sample = async ({ newCategory, product }) => ({
  params: { id: (await newCategory()).id },
  body: { itemTypeIds: [product.id] },
});

/** What staff do with categories. */
export const categoryAdministrationRoutes = [
  restSteps({
    method: 'post',
    path: '/ProductCategories/create',
    summary: 'Add a category',
    description: 'Staff only.',
    repeat: 'keyed',
    sample: async ({ newCategory }) => ({
      form: { name: 'Charms', code: `${(await newCategory()).code}_NEXT`, parentId: '' },
    }),
    isMultipart: true,
    mayPost: requireCategoryKeeper('ADDP'),
    body: category,
    fields: CATEGORY_FIELDS,
    answer: categoryDetailSchema,
    refusal,
    handle: async ({ body, idempotencyKey, run }) => {
      const { result } = await run(RestSaveCategory, {
        input: { nameEn: body.name, code: body.code, parentId: body.parentId ?? null, idempotencyKey },
      });
      return envelope(categoryDetailAnswer(succeeded(result).category), { code: 'ADDED' });
    },
  }),
  restSteps({
    method: 'post',
    path: '/ProductCategories/update/:id',
    summary: 'Change a category',
    description: 'Staff only. What is left out stays; items are replaced when there are any.',
    repeat: 'keyed',
    sample: async ({ newCategory, product }) => {
      const { id, code } = await newCategory();
      return {
        params: { id },
        form: { name: 'Lucky charms', code, description: 'For ever.', 'items[0].id': String(product.id) },
      };
    },
    isMultipart: true,
    mayPost: requireCategoryKeeper('EDITP'),
    params,
    body: {
      ...category,
      rank: optional(integer).describe('Order among its siblings.'),
      description: optional(text).describe('English description.'),
      items: optional(z.array(record({ id: recordId }))).describe(
        'All that is in it, in order: items[0].id, items[1].id, …',
      ),
    },
    fields: CATEGORY_FIELDS,
    answer: categoryDetailSchema,
    refusal,
    statuses: [404],
    handle: async ({ params, body, idempotencyKey, run }) => {
      // Asked first, so that a call about nothing leaves no files.
      requireFound((await run(RestChildCategories, { databaseId: params.id })).productCategory);
      const { result } = await run(RestSaveCategory, {
        input: {
          categoryId: params.id,
          nameEn: body.name,
          code: body.code,
          parentId: body.parentId ?? null,
          rank: body.rank ?? null,
          descriptionEn: body.description ?? null,
          itemTypeIds: body.items?.map((item) => item.id) ?? null,
          idempotencyKey,
        },
      });
      return envelope(categoryDetailAnswer(succeeded(result).category), { code: 'UPDATED' });
    },
  }),
  restRoute({
    method: 'delete',
    path: '/ProductCategories/delete',
    summary: 'Delete categories',
    description: 'Staff only. Refused while others are below them; what is in them stays.',
    repeat: 'a category is deleted once',
    sample: async ({ newCategory }) => ({ body: { ids: [(await newCategory()).id] } }),
    body: { ids: listOf(recordId).describe('Ids of categories, or one; the bare list does as well.') },
    listIn: 'ids',
    fields: { 'categoryIds.*': 'ids.*', categoryIds: 'ids' },
    answer: z.strictObject({ ids: z.array(id) }),
    refusal,
    document: RestDeleteCategories,
    variables: ({ body }) => ({ input: { categoryIds: body.ids } }),
    respond: ({ result }, { body }) => {
      succeeded(result);
      return envelope({ ids: body.ids }, { code: 'DELETED' });
    },
  }),
  restRoute({
    method: 'post',
    path: '/ItemTypes/AddItemsToProductCategory/:id',
    summary: 'Put products into a category',
    description: 'Staff only. They stand behind those that are in it.',
    repeat: 'a product is put into a category once',
    sample: ofItemType,
    params,
    body: { itemTypeIds },
    listIn: 'itemTypeIds',
    answer: categorySchema,
    refusal,
    document: RestAddItemTypesToCategory,
    variables: ({ params, body }) => ({
      input: { categoryId: params.id, itemTypeIds: body.itemTypeIds },
    }),
    respond: ({ result }) => envelope(categoryAnswer(succeeded(result).category), { code: 'UPDATED' }),
  }),
  restRoute({
    method: 'post',
    path: '/ItemTypes/RemoveItemsFromProductCategory/:id',
    summary: 'Take products out of a category',
    description: 'Staff only. They stay in the catalogue.',
    repeat: 'a product is taken out of a category once',
    sample: ofItemType,
    params,
    body: { itemTypeIds },
    listIn: 'itemTypeIds',
    answer: categorySchema,
    refusal,
    document: RestRemoveItemTypesFromCategory,
    variables: ({ params, body }) => ({
      input: { categoryId: params.id, itemTypeIds: body.itemTypeIds },
    }),
    respond: ({ result }) => envelope(categoryAnswer(succeeded(result).category), { code: 'UPDATED' }),
  }),
];

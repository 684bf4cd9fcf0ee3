import { z } from 'zod';
import {
  categoryAnswer,
  categoryDetailAnswer,
  categoryDetailSchema,
  categorySchema,
} from '../answers/catalog/category.ts';
import { refusal } from '../answers/envelope.ts';
import { id } from '../answers/values.ts';
import { requireCategoryManager } from '../graphql/caller.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { uploadPictures } from '../graphql/upload-pictures.ts';
import { integer, listOf, optional, recordId, text } from '../input/fields.ts';
import { pathId } from '../input/ids.ts';
import { record } from '../input/parse.ts';
import { RestChildCategories } from '../operations/catalog/categories.ts';
import {
  RestAddItemTypesToCategory,
  RestDeleteCategories,
  RestRemoveItemTypesFromCategory,
  RestSaveCategory,
} from '../operations/catalog/category-administration.ts';
import { envelope, type RestRequest, restRoute, restSteps } from '../route/route.ts';
import type { Sample } from '../route/sample.ts';

const params = { id: pathId('Category.') };

/** Forms have no null: an empty field means the root of the tree, like 0. */
const parentId = z.preprocess((value) => (value === '' ? 0 : value), recordId);

const category = {
  name: text.describe('English name.'),
  code: text.describe('Letters, digits, `_` and `-`; unique.'),
  parentId: optional(parentId).describe('The parent category; 0 or empty for none.'),
};

const image = z.file().optional();
const images = {
  largeImage: image.describe('Cover picture of at most 10 MB.'),
  smallImage: image,
  title1Image: image,
  title2Image: image,
};

/** Stores the pictures of a form. Returns their ids by mutation input. */
async function imageIds(request: Pick<RestRequest, 'filesByField' | 'idempotencyKey' | 'run'>) {
  const sent = Object.keys(images).flatMap((name) => {
    const file = request.filesByField.get(name.toLowerCase());
    return file ? [{ name, file }] : [];
  });
  const ids = await uploadPictures(
    { files: sent.map(({ file }) => file), idempotencyKey: request.idempotencyKey, run: request.run },
    sent.map(({ name }) => name),
  );
  return Object.fromEntries(sent.map(({ name }, index) => [`${name}Id`, ids[index] ?? null]));
}

const CATEGORY_FIELDS = {
  largeImageId: 'largeImage',
  smallImageId: 'smallImage',
  title1ImageId: 'title1Image',
  title2ImageId: 'title2Image',
  nameEn: 'name',
  descriptionEn: 'description',
  'itemTypeIds.*': 'items.*.id',
  itemTypeIds: 'items',
};

const itemTypeIds = listOf(recordId).describe('Ids of item types; also accepted as a list, or as one id.');

const ofItemType: Sample = async ({ newCategory, product }) => ({
  params: { id: (await newCategory()).id },
  body: { itemTypeIds: [product.id] },
});

/** Administration of categories. */
export const categoryAdministrationRoutes = [
  restSteps({
    method: 'post',
    path: '/ProductCategories/create',
    summary: 'Add a category',
    description: 'Staff only.',
    repeat: 'keyed',
    sample: async ({ newCategory, picture }) => ({
      form: { name: 'Charms', code: `${(await newCategory()).code}_NEXT`, parentId: '', largeImage: picture },
    }),
    isMultipart: true,
    mayPost: requireCategoryManager('ADDP'),
    body: { ...category, ...images },
    fields: CATEGORY_FIELDS,
    answer: categoryDetailSchema,
    refusal,
    handle: async (request) => {
      const { body, idempotencyKey, run } = request;
      const { result } = await run(RestSaveCategory, {
        input: {
          nameEn: body.name,
          code: body.code,
          parentId: body.parentId ?? null,
          ...(await imageIds(request)),
          idempotencyKey,
        },
      });
      const added = categoryDetailAnswer(succeeded(result).category);
      return envelope(added, { code: 'ADDED', values: { name: added.name } });
    },
  }),
  restSteps({
    method: 'post',
    path: '/ProductCategories/update/:id',
    summary: 'Change a category',
    description: 'Staff only. Absent fields are unchanged; items are replaced if any are sent.',
    repeat: 'keyed',
    sample: async ({ newCategory, product }) => {
      const { id, code } = await newCategory();
      return {
        params: { id },
        // A word that finds no piece yet, unique per call.
        form: { name: `Lucky${id}`, code, description: 'For ever.', 'items[0].id': String(product.id) },
      };
    },
    isMultipart: true,
    mayPost: requireCategoryManager('EDITP'),
    params,
    body: {
      ...category,
      ...images,
      rank: optional(integer).describe('Order among its siblings.'),
      description: optional(text).describe('English description.'),
      items: optional(z.array(record({ id: recordId }))).describe(
        'Its products in order: items[0].id, items[1].id, …',
      ),
    },
    fields: CATEGORY_FIELDS,
    answer: categoryDetailSchema,
    refusal,
    statuses: [404],
    handle: async (request) => {
      const { params, body, idempotencyKey, run } = request;
      // Checked first, so that a call without a record stores no files.
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
          ...(await imageIds(request)),
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
    description: 'Staff only. Refused if they have subcategories; their products are not deleted.',
    repeat: 'a category is deleted once',
    sample: async ({ newCategory }) => ({ body: { ids: [(await newCategory()).id] } }),
    body: {
      ids: listOf(recordId).describe(
        'Ids of categories, or one id; also accepted as `id`, or as the body itself.',
      ),
    },
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
    summary: 'Add products to a category',
    description: 'Staff only. They are added at the end.',
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
    summary: 'Remove products from a category',
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

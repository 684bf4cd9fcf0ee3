import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { picture } from '../../test/world/picture.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);

async function post(path: string, form: Record<string, string | File>, as: 'content' | 'buyer' = 'content') {
  return client.ask('POST', path, as, { form });
}

function firstError({ status, body }: Json) {
  return [status, body.errorMessages[0].key, body.errorMessages[0].code];
}

async function itemsOf(id: number): Promise<number[]> {
  const { items } = await client.get(`/ProductCategories/categoryItems/${id}`, null);
  return items.map((item: Json) => item.id).toSorted();
}

const [one, two] = (await client.get('/ItemTypes/CanBeAddedToCategory', 'content')).value.map(
  ({ id }: Json) => id,
);
const { body } = await post('/ProductCategories/create', { name: 'Charms', code: 'rest_charms' });
const category: Json = body.value;

test('a category is added and seen in the menus', async () => {
  expect(category).toMatchObject({ name: 'Charms', code: 'REST_CHARMS', parentID: null, children: [] });
  expect(category.images.map(({ type }: Json) => type)).toEqual(['large']);
  const all: Json[] = await client.get('/ProductCategories', null);
  expect(all.map(({ id }) => id)).toContain(category.id);
});

test('it is changed with its items, listed in any order', async () => {
  const form = {
    Name: 'Lucky charms',
    code: 'REST_CHARMS',
    description: 'For luck.',
    rank: '7',
    'items[1].id': String(two),
    'items[0].id': String(one),
  };
  const { body: changed } = await post(`/ProductCategories/update/${category.id}`, form);
  expect(changed.value).toMatchObject({ name: 'Lucky charms', description: 'For luck.', rank: 7 });
  expect(await itemsOf(category.id)).toEqual([one, two].toSorted());
});

test('a file that is not a picture is named by its field', async () => {
  const form = {
    name: 'Charms',
    code: 'REST_NO_PICTURE',
    smallImage: picture(),
    title2Image: new File(['x'], 'x.png'),
  };
  const refused = await post('/ProductCategories/create', form);
  expect(firstError(refused)).toEqual([422, 'title2Image', 'UNSUPPORTED_IMAGE']);
});

test('items are added and removed by an unnamed or a named list', async () => {
  const remove = `/ItemTypes/RemoveItemsFromProductCategory/${category.id}`;
  const add = `/ItemTypes/AddItemsToProductCategory/${category.id}`;
  expect((await client.ask('POST', remove, 'content', { body: [one, two] })).body.hasErrors).toBe(false);
  expect(await itemsOf(category.id)).toEqual([]);
  await client.ask('POST', add, 'content', { body: { itemTypeIds: [two] } });
  expect(await itemsOf(category.id)).toEqual([two]);
  const wrong = await client.ask('POST', add, 'content', { body: [two, 2_000_000_000] });
  expect(firstError(wrong)).toEqual([422, 'itemTypeIds.1', 'UNKNOWN']);
  expect(firstError(await client.ask('POST', add, 'content', { body: [] }))).toEqual([
    422,
    'itemTypeIds',
    'REQUIRED',
  ]);
  expect(firstError(await client.ask('POST', add, 'buyer', { body: [two] }))[0]).toBe(403);
});

test('identifies its images by file name, and serves them without a session', async () => {
  const path = `/ProductCategories/update/${category.id}`;
  const form = { name: 'Charms', code: 'REST_CHARMS' };
  const drawn = category.images[0].fileUrl;
  const images = { title1image: picture(), largeImage: picture() };
  const { value } = (await post(path, { ...form, ...images })).body;
  expect(value.images.map(({ type }: Json) => type)).toEqual(['large', 'title1']);
  expect(value.images[0].fileUrl).not.toBe(drawn);
  for (const { fileUrl } of [...value.images, { fileUrl: value.imageUrl }])
    expect((await fetch(`${product.url}${fileUrl}`)).status).toBe(200);
  const text = new File(['no picture'], 'ring.png', { type: 'image/png' });
  expect(firstError(await post(path, { ...form, smallImage: text }))[0]).toBe(422);
  expect((await post(path, form)).body.value.images).toHaveLength(2);
  expect((await post(path, { ...form, smallImage: picture() }, 'buyer')).status).toBe(403);
});

test.each<[form: Record<string, string>, key: string, code: string]>([
  [{ name: 'Charms' }, 'code', 'REQUIRED'],
  [{ name: '', code: 'X1' }, 'name', 'REQUIRED'],
  [{ name: 'Charms', code: 'rest_charms' }, 'code', 'CATEGORY_CODE_TAKEN'],
  [{ name: 'Charms', code: 'a b' }, 'code', 'WRONG_FORMAT'],
  [{ name: 'Charms', code: 'X1', parentId: '2000000000' }, 'parentId', 'UNKNOWN'],
  [{ name: 'Charms', code: 'X1', parentId: 'top' }, 'parentId', 'WRONG_TYPE'],
])('%j is refused', async (form, key, code) => {
  expect(firstError(await post('/ProductCategories/create', form))).toEqual([422, key, code]);
});

test('an item that there is not is named by its place', async () => {
  const form = {
    name: 'Charms',
    code: 'REST_CHARMS',
    'items[0].id': String(one),
    'items[1].id': '2000000000',
  };
  const path = `/ProductCategories/update/${category.id}`;
  expect(firstError(await post(path, form))).toEqual([422, 'items.1.id', 'UNKNOWN']);
  expect(firstError(await post('/ProductCategories/update/2000000000', form))[0]).toBe(404);
});

test('identifies a new category by its name', async () => {
  const added = await post('/ProductCategories/create', { name: 'Lockets', code: 'REST_LOCKETS' });
  expect(added.body.successMessage).toBe('Lockets - saved successfully!');
});

test.each([
  ['its id', (id: number) => id],
  ['the digits of its id', (id: number) => String(id)],
  ['a record', (id: number) => ({ id })],
  ['a record with digits', (id: number) => ({ ID: String(id) })],
  ['a list', (id: number) => [id]],
  ['a named list', (id: number) => ({ ids: [String(id)] })],
])('a category is deleted by %s', async (what, bodyOf) => {
  const code = what.toUpperCase().replaceAll(' ', '_');
  const { id } = (await post('/ProductCategories/create', { name: what, code })).body.value;
  const removed = await client.ask('DELETE', '/ProductCategories/delete', 'content', { body: bodyOf(id) });
  expect(removed.body).toMatchObject({ value: { ids: [id] }, successMessage: 'deleted successfully!' });
});

test('a category with others below it is not deleted before them', async () => {
  const child = await post('/ProductCategories/create', {
    name: 'Hearts',
    code: 'REST_HEARTS',
    parentId: String(category.id),
  });
  expect(child.body.value.parentID).toBe(category.id);
  const remove = (ids: unknown, headers = {}) =>
    client.ask('DELETE', '/ProductCategories/delete', 'content', { body: ids, headers });
  const refused = await remove([category.id], { 'accept-language': 'fr' });
  expect(firstError(refused)[2]).toBe('CATEGORY_HAS_CATEGORIES');
  expect(refused.body.errorMessages[0].value).toMatch(/ contient encore /);
  expect((await remove({ ids: [category.id, child.body.value.id] })).body.hasErrors).toBe(false);
  expect(firstError(await remove([category.id]))).toEqual([422, 'ids.0', 'UNKNOWN']);
  expect((await client.ask('GET', `/productCategories/${category.id}`, null)).status).toBe(404);
});

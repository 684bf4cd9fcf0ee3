import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json, Person } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { configurationOf, findProduct } from '../../test/rest/shopping.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);
const french = { headers: { 'accept-language': 'fr' } };
const ring = await findProduct(
  client,
  ({ variants, sizeRange }) => variants.length > 0 && sizeRange !== null,
);

async function products(query: string): Promise<Json> {
  return client.get(`/productCategories/products?${query}`, null);
}

function price(body: Json, as: Person | null, headers: Record<string, string> = {}) {
  return client.ask('POST', '/products/cp/calculatePrice', as, { body, headers });
}

test('categories form a tree, and roots can be asked for alone', async () => {
  const all: Json[] = await client.get('/ProductCategories?getOnlyParent=false', null);
  const roots: Json[] = await client.get('/productCategories?getOnlyParent=true', null);
  expect(roots.map(({ id }) => id)).toEqual(
    all.filter(({ parentID }) => parentID === null).map(({ id }) => id),
  );
  expect(all.every(({ parentID }) => parentID === null || all.some(({ id }) => id === parentID))).toBe(true);
  const parent = roots.find(({ id }) => all.some(({ parentID }) => parentID === id));
  const { value } = await client.get(`/ProductCategories/childProductCatalogs/${parent.id}`, null);
  expect(value.every(({ parentID }: Json) => parentID === parent.id)).toBe(true);
});

test('names are French when asked for, with the same ids', async () => {
  const [english, translated] = await Promise.all([
    client.ask('GET', '/EntityStatus/JobOrder', 'buyer'),
    client.ask('GET', '/EntityStatus/JobOrder', 'buyer', french),
  ]);
  expect(english.body[0]).toMatchObject({ id: 1901, name: 'New', code: 'NEW', tab: 'new' });
  expect(translated.body[0]).toMatchObject({ id: 1901, name: 'Nouvelle', code: 'NEW' });
  const { body } = await client.ask('GET', `/itemtypes/${ring.id}`, null, french);
  expect([body.id, body.name]).toEqual([ring.id, ring.nameFr]);
});

test('pages count from 1 and end where the list ends', async () => {
  const { itemCount } = (await products('')).pagingData;
  const last = Math.ceil(itemCount / 7);
  const ids = new Set<number>();
  for (let page = 1; page <= last; page += 1) {
    const { items } = await products(`pageNo=${page}&pageSize=7`);
    for (const { id } of items) ids.add(id);
  }
  expect(ids.size).toBe(itemCount);
  expect((await products(`PAGENO=${last + 1}&PageSize=7`)).items).toEqual([]);
  expect((await products('')).items).toHaveLength(10);
});

test('attributes, metals, prices and words narrow the list', async () => {
  const [attribute] = (await client.get('/productCategories/filterAttributes', null)).value;
  const [first, second] = attribute.values;
  const one = await products(`attributeFilterStr=${attribute.id}:${first.id}`);
  const either = await products(`attributeFilterStr=${attribute.id}:${first.id},${second.id};`);
  expect(one.pagingData.itemCount).toBe(first.productCount);
  expect(either.pagingData.itemCount).toBeGreaterThanOrEqual(one.pagingData.itemCount);
  const priced = await products('minPrice=100&maxPrice=300&sortBy=price&pageSize=100');
  const prices = priced.items.map((item: Json) => item.price);
  expect(prices).toEqual(prices.filter((each: number) => each >= 100 && each <= 300).toSorted(byNumber));
  // With a metal, its prices are compared and shown.
  const inMetal = await products(`metalIds=${ring.metals.at(-1).id}&minPrice=300&sortBy=price&pageSize=100`);
  const pricesInMetal = inMetal.items.map((item: Json) => item.price);
  expect(pricesInMetal.length).toBeGreaterThan(1);
  expect(pricesInMetal).toEqual(pricesInMetal.filter((each: number) => each >= 300).toSorted(byNumber));
  const nested = encodeURIComponent(JSON.stringify({ MinPrice: 100, maxPrice: '300' }));
  expect((await products(`filters=${nested}`)).pagingData).toEqual(priced.pagingData);
  const found = await products(`search=${encodeURIComponent(ring.name)}`);
  expect(found.items.map(({ id }: Json) => id)).toContain(ring.id);
});

test('measures, categories and codes narrow the list by the names that GraphQL has for them', async () => {
  const idsOf = async (query: string): Promise<number[]> =>
    (await products(`${query}&pageSize=100`)).items.map(({ id }: Json) => id);
  const whole = await idsOf('');
  const sized = await idsOf('sizes=7,7.25');
  expect(sized).toContain(ring.id);
  expect(sized.length).toBeLessThan(whole.length);
  expect(await idsOf('sizes=7&sizes=7.25')).toEqual(sized);
  const count = async (query: string): Promise<number> => (await products(query)).pagingData.itemCount;
  const [metal] = ring.metals;
  expect(await count(`karats=${metal.mark}`)).toBeGreaterThanOrEqual(await count(`metalIds=${metal.id}`));
  expect(await idsOf('karats=1K')).toEqual([]);
  expect(await count('listPrices=-500,1000-')).toBe(
    (await count('listPrices=-500')) + (await count('listPrices=1000-')),
  );
  expect(await idsOf('listPrices=500-1000')).toEqual(await idsOf('minPrice=500&maxPrice=999.99'));
  expect(await count('shapes=ROUND')).toBeGreaterThan(0);
  expect(await count('shapes=ROUND,OVAL')).toBeGreaterThanOrEqual(await count('shapes=ROUND'));
  const heavy = await idsOf('centreCarats=0.50-');
  expect(heavy.length).toBeGreaterThan(0);
  expect(heavy.length).toBeLessThan(whole.length);
  expect(await idsOf('thicknesses=-0.1')).toEqual([]);
  expect(await idsOf(`codes=${ring.code},NOTHING`)).toEqual([ring.id]);
  const [category] = ring.categories;
  expect(await idsOf(`categoryIds=${category.id}`)).toEqual(await idsOf(`categoryId=${category.id}`));
  expect(await idsOf('isPartOnly=true')).toEqual([]);
});

test('a number attribute has its unit and its limits', async () => {
  const found = await findProduct(client, ({ attributes }) =>
    attributes.some(({ kind }: Json) => kind === 'NUMBER'),
  );
  const number = found.attributes.find(({ kind }: Json) => kind === 'NUMBER');
  expect(number).toMatchObject({ code: 'CHAIN_LENGTH', unit: 'cm' });
  const { minimum, maximum, step, defaultNumber } = number;
  expect(minimum).toBeLessThan(maximum);
  expect(step).toBeGreaterThan(0);
  expect(minimum <= defaultNumber && defaultNumber <= maximum).toBe(true);
  const others = found.attributes.filter(({ kind }: Json) => kind !== 'NUMBER');
  for (const other of others)
    expect(other).toMatchObject({ unit: null, minimum: null, maximum: null, step: null });
});

function byNumber(a: number, b: number): number {
  return a - b;
}

test.each([
  ['attributeFilterStr', 'attributeFilterStr=1:a'],
  ['filters', 'filters=[1]'],
  ['filters.minPrice', 'filters={"minPrice":"low"}'],
  ['categoryId', 'categoryId=rings'],
  ['minPrice', 'minPrice=1e3'],
  ['sizes', 'sizes=7,large'],
  ['listPrices', 'listPrices=cheap'],
  ['sortBy', 'sortBy=colour'],
  ['pageNo', 'pageNo=0'],
  ['pageNo', 'pageNo=102&pageSize=100'],
  ['pageSize', 'pageSize=101'],
  ['pageSize', 'pageSize=-1'],
])('a bad %s is named: %s', async (key, query) => {
  const { status, body } = await client.ask('GET', `/productCategories/products?${encodeURI(query)}`, null);
  expect([status, body.errorMessages[0].key]).toEqual([422, key]);
});

test.each([
  '/productCategories/0',
  '/productCategories/1.5',
  '/itemtypes/-1',
  '/itemtypes/1e3',
  '/itemtypes/2000000000',
])('%s is not found', async (path) => {
  const { status, body } = await client.ask('GET', path, null);
  expect([status, body.errorMessages[0].key]).toEqual([404, 'NOT_FOUND']);
});

test('sub-items and variants come only when wanted', async () => {
  const without = await client.get(`/ItemTypes/${ring.id}?includeSubItems=false&INCLUDEVARIANTS=0`, null);
  expect([without.subItems, without.variants]).toEqual([[], []]);
  expect(ring.variants[0]).toMatchObject({ id: expect.any(Number), metal: { id: expect.any(Number) } });
});

test('visitors see the price, customers its breakdown, staff the calculation', async () => {
  const body = { ...configurationOf(ring), requestId: 'r-7', quantity: 3, unitPrice: 1 };
  const [visitor, buyer, sales] = await Promise.all([
    price(body, null),
    price(body, 'buyer'),
    price(body, 'sales'),
  ]);
  expect(visitor.body.value).toMatchObject({ requestId: 'r-7', breakdown: null, summary: null });
  expect(visitor.body.value.linePrice).toBeCloseTo(visitor.body.value.unitPrice * 3, 2);
  expect(sumOf(buyer.body.value.summary)).toBeCloseTo(buyer.body.value.unitPrice, 2);
  expect(buyer.body.value.breakdown).toBeNull();
  expect(sumOf(sales.body.value.breakdown)).toBeCloseTo(sales.body.value.unitPrice, 2);
});

function sumOf(rows: Json[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

test('a piece that cannot be priced has the missing choices or the reason instead', async () => {
  const { body } = await price({ itemTypeID: ring.id }, null);
  expect(body.value).toMatchObject({ unitPrice: null, linePrice: null, missing: [expect.any(Number)] });
  const { items } = await products('pageSize=100&search=190');
  const onRequest = items.find((one: Json) => one.quoteRequired);
  const detail = await client.get(`/itemtypes/${onRequest.id}`, null);
  const asked = await price(configurationOf(detail), null, { 'accept-language': 'fr' });
  expect(asked.body.value).toMatchObject({
    unitPrice: null,
    quoteRequired: true,
    warnings: [{ key: expect.any(String), value: expect.stringMatching(/ demande|connu|prix/) }],
  });
});

test("another customer's price cannot be asked for", async () => {
  const { user } = await client.get('/auth/user', 'outsider');
  const body = { ...configurationOf(ring), customerId: user.customerId };
  expect((await price(body, 'outsider')).status).toBe(200);
  expect((await price(body, 'buyer')).status).toBe(404);
  expect((await price(body, 'sales')).body.errorMessages[0].key).toBe('CUSTOMER_REQUIRED');
});

test('pictures are those of the metal, and can be fetched', async () => {
  const urls = await Promise.all(
    ring.metals.slice(0, 2).map(async ({ id }: Json) => {
      const path = `/products/updateProductImages?productCode=${ring.code}&metalId=${id}`;
      return (await client.get(path, null)).value;
    }),
  );
  expect(urls[0]).not.toEqual(urls[1]);
  const picture = await fetch(product.url + urls[0][0]);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

import { expect } from '@jest/globals';
import type { ContractCase, Json, Refusal, Seed } from './case.ts';
import { some } from './shapes.ts';
import { configurationOf } from './shopping.ts';

const CATEGORY = {
  id: expect.any(Number),
  name: expect.any(String),
  code: expect.any(String),
  rank: expect.any(Number),
  description: expect.any(String),
  images: expect.arrayContaining([expect.objectContaining({ fileUrl: expect.stringMatching(/\S/) })]),
};
const PRODUCT = {
  id: expect.any(Number),
  code: expect.any(String),
  name: expect.any(String),
  productImageURLs: expect.arrayContaining([expect.stringMatching(/\S/)]),
};

const missing = (path: string) => (): Refusal => ({ path, status: 404, key: 'NOT_FOUND' });

/** A public read: equal for all callers. */
function read(
  call: string,
  path: (seed: Seed) => string,
  check: (answer: Json, seed: Seed) => unknown,
  bad?: (seed: Seed) => Refusal,
): ContractCase {
  return { call, as: null, good: (seed) => ({ path: path(seed) }), check, ...(bad ? { bad } : {}) };
}

/** Categories, products, prices. */
export const catalogCases: readonly ContractCase[] = [
  read(
    'GET /ProductCategories',
    () => '/ProductCategories',
    async (answer, { client }) => {
      expect(answer).toEqual(some(CATEGORY));
      const roots: Json[] = await client.get('/productcategories?getOnlyParent=true', null);
      expect(roots.every((one) => one.parentID === null)).toBe(true);
      expect(answer.length).toBeGreaterThan(roots.length);
    },
  ),
  read(
    'GET /ProductCategories/childProductCatalogs/:id',
    ({ parentCategory }) => `/ProductCategories/childProductCatalogs/${parentCategory.id}`,
    ({ value }, { parentCategory }) =>
      expect(value).toEqual(some({ ...CATEGORY, parentID: parentCategory.id })),
  ),
  read(
    'GET /ProductCategories/RetailProducts',
    () => '/ProductCategories/RetailProducts?PageNo=1&PageSize=5&FeaturedProductOnPortal=true',
    (answer) => {
      expect(answer.items).toEqual(some({ ...PRODUCT, isFeatured: true }));
      expect(answer.pagingData.itemCount).toBeGreaterThan(0);
    },
    () => ({ path: '/ProductCategories/RetailProducts?PageNo=0', status: 422, key: 'pageNo' }),
  ),
  read(
    'GET /productCategories/products',
    ({ category }) => `/productCategories/products?categoryId=${category.id}&pageNo=1&pageSize=2`,
    async (answer, { client, category }) => {
      expect(answer.items).toEqual(some(PRODUCT));
      const { itemCount } = answer.pagingData;
      const last = Math.ceil(itemCount / 2);
      const path = `/productCategories/products?categoryId=${category.id}&pageSize=2&pageNo=`;
      expect((await client.get(`${path}${last}`, null)).items).toHaveLength(itemCount - (last - 1) * 2);
      expect((await client.get(`${path}${last + 1}`, null)).items).toEqual([]);
    },
    () => ({
      path: '/productCategories/products?attributeFilterStr=x',
      status: 422,
      key: 'attributeFilterStr',
    }),
  ),
  read(
    'GET /productCategories/categoryCode/:code',
    ({ category }) => `/productCategories/categoryCode/${category.code}`,
    (answer, { category }) => expect(answer).toMatchObject({ id: category.id, code: category.code }),
    missing('/productCategories/categoryCode/no-such-code'),
  ),
  read(
    'GET /productCategories/filterAttributes',
    ({ product }) => `/productCategories/filterAttributes?itemGroupID=${product.itemGroupID}`,
    ({ value }) => expect(value).toEqual(some({ showInProductCatalog: true })),
  ),
  read(
    'GET /productCategories/filterAttributesByCategory',
    ({ category }) => `/productCategories/filterAttributesByCategory?categoryID=${category.id}`,
    ({ value }) => expect(value).toEqual(some({ values: some({ productCount: expect.any(Number) }) })),
  ),
  read(
    'GET /productCategories/:id',
    ({ category }) => `/productCategories/${category.id}`,
    (answer, { category }) => expect(answer).toMatchObject({ id: category.id, name: category.name }),
    missing('/productCategories/0'),
  ),
  read(
    'GET /ProductCategories/categoryItems/:id',
    ({ category }) => `/ProductCategories/categoryItems/${category.id}`,
    ({ items }) => expect(items).toEqual(some(PRODUCT)),
    missing('/ProductCategories/categoryItems/2147483647'),
  ),
  read(
    'GET /itemtypes/:id',
    ({ product }) => `/itemtypes/${product.id}?includesubitems=true&includevariants=true`,
    (answer, { product }) =>
      expect(answer).toMatchObject({
        id: product.id,
        price: expect.any(Number),
        metals: some({ isDefault: true }),
      }),
  ),
  read(
    'GET /itemtypes/:id/customattributevalues',
    ({ product }) => `/itemtypes/${product.id}/customattributevalues`,
    ({ value }) => expect(value).toEqual(some({ id: expect.any(Number), values: expect.any(Array) })),
  ),
  read(
    'GET /ItemTypes/ShownInCatalog',
    () => '/ItemTypes/ShownInCatalog',
    ({ value }) => {
      expect(value.length).toBeGreaterThan(100);
      expect(value).toEqual(some(PRODUCT));
    },
  ),
  read(
    'GET /ItemTypes/get-item-types-by-group-code/:code',
    ({ product }) => `/ItemTypes/get-item-types-by-group-code/${product.itemGroup.code}`,
    ({ value }, { product }) => expect(value).toEqual(some({ itemGroupID: product.itemGroupID })),
    missing('/ItemTypes/get-item-types-by-group-code/NO_SUCH_GROUP'),
  ),
  {
    call: 'POST /products/cp/calculatePrice',
    as: 'buyer',
    good: ({ product }) => ({ body: { requestId: 'r1', ...configurationOf(product), quantity: 2 } }),
    check: ({ value }) => {
      expect(value).toMatchObject({ requestId: 'r1', currency: 'USD', quoteRequired: false, missing: [] });
      expect(value.unitPrice).toBeGreaterThan(0);
      expect(value.linePrice).toBeCloseTo(value.unitPrice * 2, 2);
    },
    outsider: ({ product, address }) => ({
      body: { ...configurationOf(product), customerId: address.customerId ?? 2_147_483_647 },
      status: 404,
    }),
  },
  read(
    'GET /products/updateProductImages',
    ({ product }) =>
      `/products/updateProductImages?productCode=${product.code}&metalId=${product.metals[0].id}`,
    ({ value }) => expect(value).toEqual(expect.arrayContaining([expect.stringMatching(/\S/)])),
  ),
  {
    call: 'POST /products/getChildItemByMasterItemTypeAttributes',
    as: 'buyer',
    good: ({ variant }) => ({ body: variant.body }),
    check: ({ value }, { variant }) => expect(value).toMatchObject({ id: variant.id }),
  },
];
